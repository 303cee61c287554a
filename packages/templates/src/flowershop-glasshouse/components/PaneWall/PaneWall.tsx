import type { ReactNode } from 'react';
import { glazed } from '../../styles/glazing.css.ts';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { Fanlight } from '../Fanlight/Fanlight.tsx';
import * as styles from './PaneWall.css.ts';

interface WallPane {
  /** Tells it from the others. */
  id: string;
  /** A drawing that fills its box, seen through a round head above the words. */
  figure?: ReactNode;
  content?: ReactNode;
}

export interface PaneWallProps {
  /** The pane that heads the others under a fanlight, not counted among them. Without a ground it has the wall's. */
  head: { content: ReactNode; tone?: GroundName };
  /** In the order they are read. */
  panes: readonly WallPane[];
  /** What the wall stands on: its ink is what the bars are painted. */
  tone: GroundName;
  /** The side the first tall pane stands on. */
  tall?: keyof typeof styles.places;
}

/** Glazes a wall from edge to edge: panes of different sizes, iron between them, a rivet at each crossing. */
export function PaneWall({ head, panes, tone, tall = 'start' }: PaneWallProps) {
  // A tall pane beside words alone would be a wall of glass with nothing behind it.
  const isLow = panes.length > 1 && !panes.some(({ figure }) => Boolean(figure));
  const places = isLow ? [styles.across, ...lowPlacesFor(panes.length)] : placesFor(panes.length + 1, tall);

  return (
    <div className={`${isLow ? styles.low : styles.root} ${glazed} ${ground[tone]}`}>
      <div className={`${ground[head.tone ?? tone]} ${isLow ? styles.beside : styles.pane} ${places[0]}`}>
        <Filling content={head.content} figure={<Fanlight />} place="head" />
      </div>
      {panes.length > 0 && (
        <ul className={styles.list}>
          {panes.map(({ id, ...pane }, place) => (
            <li key={id} className={`${ground[tone]} ${styles.pane} ${places[place + 1]}`}>
              <Filling {...pane} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface FillingProps extends Pick<WallPane, 'figure' | 'content'> {
  place?: keyof typeof styles.light;
}

function Filling({ figure, content, place = 'item' }: FillingProps) {
  return (
    <>
      {figure && (
        <div className={styles.light[place]}>
          <div className={styles.arch}>{figure}</div>
        </div>
      )}
      {content && <div className={figure ? styles.below : styles.clear}>{content}</div>}
    </>
  );
}

/** Blocks of two rows that leave nothing unglazed, their tall panes now on one side and now on the other. */
function placesFor(count: number, tall: keyof typeof styles.places): readonly string[] {
  const on = (side: keyof typeof styles.places, left: number): readonly string[] => {
    if (left <= 0) return [];
    const taken = left <= 5 ? left : left < 8 ? left - 3 : 5;
    return [
      ...(styles.places[side][taken - 1] ?? []),
      ...on(side === 'start' ? 'end' : 'start', left - taken),
    ];
  };
  return on(tall, count).map(andBetween);
}

/** Rows of two to four, side by side. */
function lowPlacesFor(count: number): readonly string[] {
  const on = (left: number): readonly string[] => {
    if (left <= 0) return [];
    const taken = left <= 4 ? left : left === 5 || left === 6 ? 3 : 4;
    return [...(styles.lowPlaces[taken - 1] ?? []), ...on(left - taken)];
  };
  return on(count).map(andBetween);
}

/** What goes somewhere on a wide screen, and in pairs on a tablet. An odd one begins, alone. */
function andBetween(place: string, index: number, { length }: readonly string[]): string {
  const odd = length % 2;
  const narrow = odd && index === 0 ? styles.alone : styles.pairs[(index - odd) % 4];
  return `${place} ${narrow}`;
}
