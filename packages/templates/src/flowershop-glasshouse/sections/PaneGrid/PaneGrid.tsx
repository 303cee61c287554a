import type { ReactNode } from 'react';
import type { Action } from '@awning/ui/components/ActionGroup';
import { Link } from '@awning/ui/components/Link';
import { PaneSection, type PaneSectionProps } from '../../components/PaneSection/PaneSection.tsx';
import { Heading, Text } from '@awning/ui/primitives';
import * as styles from './PaneGrid.css.ts';

export interface PaneGridProps extends Omit<PaneSectionProps, 'panes'> {
  /** Three to seven read best. Without any the heading says it all. */
  items: readonly PaneGridItem[];
}

interface PaneGridItem {
  name: string;
  text?: string;
  /** A price, a number, a time: drawn large. */
  mark?: string;
  /** In small letters, after all else. */
  note?: string;
  /** A drawing that fills its box, seen through a round head. */
  drawing?: ReactNode;
  link?: Action;
}

/** Shows a handful of things side by side, each behind a pane of its own size. */
export function PaneGrid({ items, ...section }: PaneGridProps) {
  if (items.length === 0 && !section.lead) return null;

  return (
    <PaneSection
      {...section}
      panes={items.map((item) => ({
        id: item.name,
        figure: item.drawing,
        content: <Words {...item} alone={items.length === 1} />,
      }))}
    />
  );
}

function Words({ name, text, mark, note, link, drawing, alone }: PaneGridItem & { alone: boolean }) {
  return (
    <>
      {/* One alone with its words has most of the wall. */}
      <Heading level={3} size={alone && !drawing ? 'xxlarge' : 'xlarge'}>
        {name}
      </Heading>
      {mark && <p className={styles.mark}>{mark}</p>}
      {/* Without a picture the words are what there is to see. */}
      {text && <Text size={drawing ? 'medium' : 'lead'}>{text}</Text>}
      {note && <p className={styles.note}>{note}</p>}
      {link && (
        <Link href={link.href} className={styles.link}>
          {link.label}
        </Link>
      )}
    </>
  );
}
