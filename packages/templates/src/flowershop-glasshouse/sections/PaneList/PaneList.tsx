import type { ReactNode } from 'react';
import type { Action } from '@awning/ui/components/ActionGroup';
import { Link } from '@awning/ui/components/Link';
import { PaneSection, type PaneSectionProps } from '../../components/PaneSection/PaneSection.tsx';
import { Heading, Text } from '@awning/ui/primitives';
import * as styles from './PaneList.css.ts';

export interface PaneListProps extends Omit<PaneSectionProps, 'panes'> {
  /** Two to four read best. Without any there is no list. */
  groups: readonly PaneListGroup[];
}

interface PaneListGroup {
  /** What its goods have in common: “North window”, “By the metre”. */
  name: string;
  /** What one must know of all of them. */
  text?: string;
  items: readonly PaneListItem[];
  /** A drawing that fills its box, over its name. */
  figure?: ReactNode;
  /** The page that has the rest. */
  link?: Action;
}

interface PaneListItem {
  name: string;
  text?: string;
  /** As it is said: “£18”, “from £4”, “free”. */
  price?: string;
}

/** Lists goods with their prices, each kind behind a pane of its own. */
export function PaneList({ groups, ...section }: PaneListProps) {
  if (groups.length === 0) return null;

  return (
    <PaneSection
      {...section}
      panes={groups.map((group) => ({
        id: group.name,
        figure: group.figure,
        content: <Group {...group} />,
      }))}
    />
  );
}

function Group({ name, text, items, link }: PaneListGroup) {
  return (
    <>
      <Heading level={3} size="xlarge">
        {name}
      </Heading>
      {text && <Text>{text}</Text>}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.name} className={styles.item}>
            <strong className={styles.name}>{item.name}</strong>{' '}
            {item.price && <span className={styles.price}>{item.price}</span>}{' '}
            {item.text && <span className={styles.text}>{item.text}</span>}
          </li>
        ))}
      </ul>
      {link && (
        <Link href={link.href} className={styles.link}>
          {link.label}
        </Link>
      )}
    </>
  );
}
