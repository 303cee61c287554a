import { useId, type ReactNode } from 'react';
import { Heading, Section, Text } from '@awning/ui/primitives';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './DepthMenu.css.ts';

interface DepthMenuItem {
  name: string;
  /** How it comes to the table, in a line or two. */
  text?: string;
  /** As people read it, with its currency: “£24”. What is not there has none. */
  price?: string;
  /** Whether there is any today. Left out, there always is, and nothing is said. */
  state?: 'landed' | 'missing';
  /** When and by whom, or why not. */
  note?: string;
  /** Eight by five, and it needs no words. While it is missing it is drawn as its shape alone. */
  drawing?: ReactNode;
}

interface DepthMenuLabels {
  landed: string;
  missing: string;
}

export interface DepthMenuProps {
  heading: string;
  lead?: string;
  /** What there is at this depth. Without any, nothing is drawn. */
  items: readonly DepthMenuItem[];
  /** The two answers to whether there is any today, in words. */
  labels: DepthMenuLabels;
  /** What is true of all of it. */
  terms?: string;
  /** The ground it is painted on: one step further down than the part before it. */
  tone?: GroundName;
  /** An anchor for links to this part of the page. */
  id?: string;
}

/** Lists what comes from one depth, for how much, and says honestly what did not come today. */
export function DepthMenu({ heading, lead, items, labels, terms, tone = 'plain', id }: DepthMenuProps) {
  const headingId = useId();
  if (items.length === 0) return null;
  const alone = items.length === 1 && Boolean(items[0]?.drawing);

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={styles.layout[alone ? 'single' : 'several']}>
        <div className={styles.head}>
          <Heading id={headingId} level={2} size="page">
            {heading}
          </Heading>
          {lead && <Text size="lead">{lead}</Text>}
        </div>
        <ul className={styles.list}>
          {items.map((item, place) => (
            <li key={item.name} className={styles.place[placeOf(items, place)]}>
              {item.drawing && <div className={styles.drawing[item.state ?? 'landed']}>{item.drawing}</div>}
              <div className={styles.words}>
                <div className={styles.line}>
                  <Heading level={3} size="xlarge">
                    {item.name}
                  </Heading>
                  {item.price && <p className={styles.price}>{item.price}</p>}
                </div>
                {(item.state ?? item.note) && (
                  <p className={styles.state}>
                    {item.state && (
                      <strong className={styles.answer[item.state]}>{labels[item.state]}</strong>
                    )}{' '}
                    {item.note && <span>{item.note}</span>}
                  </p>
                )}
                {item.text && <Text>{item.text}</Text>}
              </div>
            </li>
          ))}
        </ul>
      </div>
      {terms && (
        <div className={styles.terms}>
          <Text>{terms}</Text>
        </div>
      )}
    </Section>
  );
}

function placeOf(items: readonly DepthMenuItem[], place: number): keyof typeof styles.place {
  if (!items.some(({ drawing }) => Boolean(drawing))) return 'written';
  if (items.length === 1) return 'single';
  if (place === items.length - 1 && place % 2 === 0) return 'alone';
  // The first of every other pair is the narrow one.
  return place % 4 === 0 || place % 4 === 3 ? 'wide' : 'narrow';
}
