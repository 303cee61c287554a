import { useId, type ReactNode } from 'react';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { SectionHead } from '../../../components/layout/SectionHead/SectionHead.tsx';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import { Shutter } from '../../../components/shopfront/Shutter/Shutter.tsx';
import { Heading, Section } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './Vacancies.css.ts';

export interface VacanciesProps {
  heading: string;
  /** What can be done about an empty shop. */
  lead?: string;
  items: readonly Vacancy[];
  labels: {
    /** Pasted on every shutter. The heading says it to screen readers, and on a phone, where no shutter hangs. */
    toLet: string;
    /** Before the nearest template: “Nearest:”. */
    nearest: string;
  };
  tone?: GroundName;
  id?: string;
}

export interface Vacancy {
  /** The trade of the shop. */
  name: string;
  /** A square drawing that says nothing the name does not. */
  drawing?: ReactNode;
  /** The class that paints it: made with `createTheme(windowVars, …)`. */
  theme?: string;
  /** The template that would do, and in a few words why. */
  nearest?: (Action & { note?: string | undefined }) | undefined;
  /** The link to have it filled. */
  action: Action;
}

/** Says which shops of a street stand empty: the nearest template for each, and how to have them filled. */
export function Vacancies({ heading, lead, items, labels, tone = 'tint', id }: VacanciesProps) {
  const headingId = useId();
  if (items.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <SectionHead id={headingId} heading={heading} lead={lead} />
      <ul className={styles.row}>
        {items.map(({ name, drawing, theme = '', nearest, action }) => (
          <li key={name} className={styles.shop}>
            <div aria-hidden="true" className={styles.front}>
              <Shutter>
                <span className={styles.bill}>{labels.toLet}</span>
              </Shutter>
            </div>
            <div className={styles.words}>
              <div className={styles.name}>
                {drawing && <span className={`${styles.drawing} ${theme}`}>{drawing}</span>}
                <Heading level={3} size="large">
                  {name}
                </Heading>
              </div>
              {nearest && (
                <p className={styles.nearest}>
                  {labels.nearest}{' '}
                  <Link href={nearest.href} className={styles.nearestLink}>
                    {nearest.label}
                  </Link>
                  {nearest.note && `, ${nearest.note}`}
                </p>
              )}
              <Link href={action.href} aria-label={`${action.label}: ${name}`} className={styles.action}>
                {action.label}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
