import { useId, type ReactNode } from 'react';
import { Link } from '@awning/ui/components/Link';
import { Fanlight } from '../../components/Fanlight/Fanlight.tsx';
import { Thermometer } from '../../components/Thermometer/Thermometer.tsx';
import { Heading, Text } from '@awning/ui/primitives';
import { glazed } from '../../styles/glazing.css.ts';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './ClimateStrip.css.ts';

export interface ClimateStripProps {
  heading: string;
  lead?: string;
  /** Two to four, in the order one walks through them. Without any there is no strip. */
  rooms: readonly ClimateRoom[];
  /** An anchor for links to this part of the page. */
  id?: string;
}

interface ClimateRoom {
  name: string;
  /** Where the room's own page is. */
  href?: string;
  /** How warm it is in there. */
  climate?: ClimateRoomClimate;
  text?: string;
  /** What stands in it: a drawing that fills its box. Without it its roof is glazed. */
  figure?: ReactNode;
  /** Its own ground. */
  tone: GroundName;
}

interface ClimateRoomClimate {
  /** The least and the most it gets, in degrees on a scale of forty. */
  from: number;
  to: number;
  /** The same in words: “4–10 °C”. */
  temperature?: string;
  /** As it is said: “70% damp”. */
  humidity?: string;
}

/** Stands rooms side by side under round roofs, each in its own colour and with its own climate: the warmest is the tallest. */
export function ClimateStrip({ heading, lead, rooms, id }: ClimateStripProps) {
  const headingId = useId();
  if (rooms.length === 0) return null;
  const byWarmth = rooms.toSorted((one, other) => (one.climate?.to ?? 0) - (other.climate?.to ?? 0));
  const least = styles.rise.length - rooms.length;
  // Rooms that differ in nothing but their names are as tall as those.
  const isTall = rooms.some(({ figure, climate }) => Boolean(figure ?? climate));
  const isMeasured = rooms.some(({ climate }) => climate !== undefined);

  return (
    <section id={id} aria-labelledby={headingId} className={`${styles.root} ${glazed} ${ground.plain}`}>
      <div className={styles.head}>
        <Heading id={headingId} level={2} size="xxlarge">
          {heading}
        </Heading>
        {lead && <Text size="lead">{lead}</Text>}
      </div>
      <ul className={styles.bays}>
        {rooms.map((room) => (
          <li
            key={room.name}
            className={`${ground[room.tone]} ${styles.bay} ${isTall ? (styles.rise[Math.max(least, 0) + byWarmth.indexOf(room)] ?? '') : ''}`}
          >
            <div className={styles.light}>
              {room.figure ? <div className={styles.grown}>{room.figure}</div> : <Fanlight />}
            </div>
            <div className={styles.words[isMeasured ? 'measured' : 'named']}>
              {room.climate && (
                <>
                  <Thermometer from={room.climate.from} to={room.climate.to} />
                  <div className={styles.figures}>
                    {room.climate.temperature && (
                      <p className={styles.temperature}>{room.climate.temperature}</p>
                    )}
                    {room.climate.humidity && <p className={styles.humidity}>{room.climate.humidity}</p>}
                  </div>
                </>
              )}
              <div className={styles.name}>
                <Heading level={3} size="xlarge">
                  {room.href ? (
                    <Link href={room.href} className={styles.link}>
                      {room.name}
                    </Link>
                  ) : (
                    room.name
                  )}
                </Heading>
              </div>
              {room.text && <p className={styles.text}>{room.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
