import { useId, type ReactNode } from 'react';
import type { Action } from '@awning/ui/components/ActionGroup';
import { Link } from '@awning/ui/components/Link';
import { SectionHead } from '@awning/ui/components/SectionHead';
import { Heading, Section, Text } from '@awning/ui/primitives';
import * as styles from './TeamSheet.css.ts';

export interface TeamSheetProps {
  heading: string;
  lead?: string;
  /** Without any, nothing is drawn. */
  people: readonly TeamSheetPerson[];
}

interface TeamSheetPerson {
  /** As they are called across the room: a first name is best. */
  name: string;
  /** Where and when to find them. */
  place?: string;
  /** What to come to them for. */
  text: string;
  /** Brings its own words for screen readers. */
  portrait?: ReactNode;
  /** A page of their own. */
  link?: Action;
}

/** Says who does the work, each of them in the light. */
export function TeamSheet({ heading, lead, people }: TeamSheetProps) {
  const headingId = useId();
  if (people.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone="tint">
      <SectionHead id={headingId} heading={heading} lead={lead} />
      <ul className={styles.people}>
        {people.map(({ name, place, text, portrait, link }) => (
          <li key={name} className={styles.person}>
            {portrait && <div className={styles.portrait}>{portrait}</div>}
            <div className={styles.words}>
              <Heading level={3} size="xlarge">
                {name}
              </Heading>
              {place && (
                <Text size="small" tone="muted">
                  {place}
                </Text>
              )}
              <Text>{text}</Text>
              {link && (
                <Link href={link.href} className={styles.link}>
                  {link.label}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
