import { useId, type ReactNode } from 'react';
import { FitWords } from '../../components/FitWords/FitWords.tsx';
import { Halves, HalvesHead } from '../../components/Halves/Halves.tsx';
import type { Action } from '@awning/ui/components/ActionGroup';
import { Link } from '@awning/ui/components/Link';
import { Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './TeamHalves.css.ts';

export interface TeamHalvesProps {
  heading: string;
  /** Stands across from the heading. */
  lead?: string;
  /** Without any, nothing is drawn. */
  people: readonly TeamHalvesPerson[];
}

interface TeamHalvesPerson {
  /** As they are called across the room: a first name is best. */
  name: string;
  /** Where and when to find them. */
  place?: string;
  /** What to come to them for. */
  text: string;
  /** Stands on the line, and brings its own words for screen readers. */
  portrait?: ReactNode;
  /** A page of their own. */
  link?: Action;
}

/** Says who does the work, each of them before a mirror. */
export function TeamHalves({ heading, lead, people }: TeamHalvesProps) {
  const headingId = useId();
  if (people.length === 0) return null;

  return (
    <Halves labelledBy={headingId}>
      <HalvesHead id={headingId} heading={heading} lead={lead} />
      <ul>
        {people.map(({ name, place, text, portrait, link }) => (
          <li key={name} className={styles.person}>
            <div className={`${ground.deep} ${styles.before}`}>
              <h3 className={styles.name}>
                <FitWords fit={name} most="name" />
              </h3>
              {place && <Text>{place}</Text>}
            </div>
            <div className={`${ground.plain} ${styles.after}`}>
              <div>
                <Text>{text}</Text>
                {link && (
                  <Link href={link.href} className={styles.link}>
                    {link.label}
                  </Link>
                )}
              </div>
            </div>
            {portrait && <div className={styles.portrait}>{portrait}</div>}
          </li>
        ))}
      </ul>
    </Halves>
  );
}
