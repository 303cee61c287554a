import { useId, type ReactNode } from 'react';
import type { Action } from '@awning/ui/components/ActionGroup';
import { LinkRow } from '@awning/ui/components/LinkRow';
import { PosterHead } from '@awning/ui/components/PosterHead';
import { Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import { threaded } from '../../styles/thread.css.ts';
import * as styles from './MapThread.css.ts';

export interface MapThreadProps {
  heading: string;
  /** 1 where the way there opens the page. */
  level?: 1 | 2;
  lead?: string;
  /** What the thread is on the map: the street one comes by, the one the door is in, the one back. Unnamed without it. */
  streets?: readonly [from: string, at: string, back: string];
  /** What stands at the door: a number, a letter. */
  door?: string;
  /**
   * What lies round those streets, filling its box: it brings its own words for screen readers. Without it,
   * streets and a door there is no map: the thread goes straight on to the address.
   */
  map?: ReactNode;
  /** The line a driver types in. */
  address: string;
  /** What to look for once you are nearly there. */
  directions?: string;
  /** The map itself, telephone, mail. */
  links?: readonly Action[];
}

/** Says where the door is: the thread crosses a map as the street one walks along, and comes back by the next. */
export function MapThread(props: MapThreadProps) {
  const { heading, level = 2, lead, streets, door, map, address, directions, links = [] } = props;
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} className={`${styles.root} ${threaded} ${ground.tint}`}>
      <div className={styles.head}>
        <PosterHead heading={heading} id={headingId} headingLevel={level} lead={lead} />
      </div>
      {(map || streets || door) && (
        <div className={styles.sheet}>
          {map && <div className={styles.map}>{map}</div>}
          <div className={styles.streets} aria-hidden="true">
            {streets && (
              <>
                <span className={styles.from}>
                  <span className={styles.sign}>{streets[0]}</span>
                </span>
                <span className={styles.at}>
                  <span className={styles.sign}>{streets[1]}</span>
                </span>
                <span className={styles.back}>
                  <span className={styles.sign}>{streets[2]}</span>
                </span>
              </>
            )}
            {door && <span className={door.length > 3 ? styles.doorWord : styles.door}>{door}</span>}
          </div>
        </div>
      )}
      <div className={styles.words}>
        <address className={styles.address}>{address}</address>
        {directions && <Text>{directions}</Text>}
        <LinkRow items={links} weight="bold" />
      </div>
    </section>
  );
}
