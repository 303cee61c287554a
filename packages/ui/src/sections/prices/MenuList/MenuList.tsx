import { useId } from 'react';
import { ActionGroup, type Actions } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { DietaryBadge, DishLine, type Dish } from '../../../components/text/DishLine/DishLine.tsx';
import { Heading, Section, Text } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './MenuList.css.ts';

export interface MenuListProps {
  heading: string;
  /** 1 where the menu is the page. */
  headingLevel?: 1 | 2;
  /** When it is served, or what the kitchen cares about. */
  lead?: string;
  /** Starters, mains, puddings: in the order they are eaten. */
  groups: readonly MenuGroup[];
  /** Every mark the dishes use, explained once at the foot of the card. */
  marks?: readonly DietaryMark[];
  /** Service, allergies, who to ask. */
  footnote?: string;
  /** Stands on the card when there is nothing to eat. */
  empty?: string;
  actions?: Actions;
  labels: MenuListLabels;
  /** What the card itself is made of. */
  card?: GroundName;
  tone?: GroundName;
  id?: string;
}

export interface MenuListLabels {
  /** Heads the key, for screen readers: “What the marks mean”. */
  key: string;
}

export interface DietaryMark {
  /** One or two letters, as they are printed: “v”, “gf”. */
  mark: string;
  /** Its meaning: read by screen readers at every dish, seen in the key. */
  meaning: string;
}

export interface MenuGroup {
  heading: string;
  /** What is true of all of them: “With bread from Elm Street.” */
  note?: string;
  items: readonly Dish[];
}

/** Lays a restaurant’s card on the table: the dishes, what is in them, what they cost and who can eat them. */
export function MenuList(props: MenuListProps) {
  const { heading, headingLevel = 2, lead, marks = [], footnote, empty, actions, labels } = props;
  const { card = 'raised', tone = 'tint', id } = props;
  const headingId = useId();
  const groups = props.groups.filter(({ items }) => items.length > 0);
  if (groups.length === 0 && !empty) return null;
  const meanings = new Map(marks.map(({ mark, meaning }) => [mark, meaning]));

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <div className={`${ground[card]} ${styles.card}`}>
        <header className={styles.head}>
          <Heading id={headingId} level={headingLevel} size="page">
            {heading}
          </Heading>
          {lead && <Text>{lead}</Text>}
        </header>
        {groups.length === 0 && <p className={styles.empty}>{empty}</p>}
        {groups.length > 0 && (
          <div className={styles.courses}>
            {groups.map((group) => (
              <Course key={group.heading} {...group} level={headingLevel} meanings={meanings} />
            ))}
          </div>
        )}
        {(marks.length > 0 || footnote) && (
          <footer className={styles.foot}>
            {marks.length > 0 && <Key marks={marks} label={labels.key} />}
            {footnote && <Text size="small">{footnote}</Text>}
          </footer>
        )}
        {actions && (
          <div className={styles.actions}>
            <ActionGroup actions={actions} />
          </div>
        )}
      </div>
    </Section>
  );
}

interface CourseProps extends MenuGroup {
  level: 1 | 2;
  meanings: ReadonlyMap<string, string>;
}

function Course({ heading, note, items, level, meanings }: CourseProps) {
  return (
    <div className={styles.course}>
      <div className={styles.courseHead}>
        <Heading level={level === 1 ? 2 : 3} size="xlarge">
          {heading}
        </Heading>
        {note && <p className={styles.courseNote}>{note}</p>}
      </div>
      <ul className={styles.dishes}>
        {items.map((dish) => (
          <li key={dish.name}>
            <DishLine {...dish} meanings={meanings} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Key({ marks, label }: { marks: readonly DietaryMark[]; label: string }) {
  return (
    <dl aria-label={label} className={styles.key}>
      {marks.map(({ mark, meaning }) => (
        <div key={mark} className={styles.keyed}>
          <dt>
            <DietaryBadge mark={mark} />
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
