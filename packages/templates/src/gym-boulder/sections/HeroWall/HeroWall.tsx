import { useId, type ReactNode } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import {
  ClimbingHold,
  type HoldPaint,
  type HoldPlace,
  type HoldShape,
} from '../../components/ClimbingHold/ClimbingHold.tsx';
import { Lettering } from '@awning/ui/components/Lettering';
import { Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import { tNuts, tNutsAround } from '../../styles/tNuts.css.ts';
import * as styles from './HeroWall.css.ts';

export interface HeroWallProps {
  /** The page's only `h1`: short words, a line or two each. *Between asterisks* they are bright. */
  heading: string;
  /** One or two sentences that make the heading believable. */
  lead?: string;
  /** One or two actions, the main one first. */
  actions?: Actions;
  /** A climber on the overhang: a drawing that fills its box and names itself. */
  figure?: ReactNode;
  /** Holds scattered over the wall, placed in per cent of it; a `route` may run on below its edge. A phone leaves the others out. */
  holds?: readonly HeroWallHold[];
}

export interface HeroWallHold {
  shape: HoldShape;
  paint: HoldPaint;
  place: HoldPlace;
}

/** Opens a page on a climbing wall: words on its flat board, a climber on the overhang. Its foot is painted `tint`. */
export function HeroWall({ heading, lead, actions, figure, holds = [] }: HeroWallProps) {
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} className={`${ground.plain} ${tNutsAround} ${styles.root}`}>
      <div className={styles.words}>
        <Lettering id={headingId} level={1} size="poster">
          {heading}
        </Lettering>
        {lead && (
          <div className={styles.lead}>
            <Text size="lead">{lead}</Text>
          </div>
        )}
        {actions && (
          <div className={styles.ways}>
            <ActionGroup actions={actions} second="quiet" />
          </div>
        )}
      </div>
      <div className={styles.scene}>
        <div className={styles.panels}>
          <div className={styles.lit} />
          <div className={styles.turned} />
          <div className={styles.edge} />
          <div className={`${ground.deep} ${tNuts} ${styles.overhang}`} />
          <div className={styles.underside} />
          <div className={`${ground.tint} ${tNuts} ${styles.below}`} />
        </div>
        <svg aria-hidden="true" focusable="false" className={styles.holds}>
          {holds.map((hold) => (
            <g
              key={`${hold.place.x} ${hold.place.y}`}
              className={hold.paint === 'route' ? undefined : styles.other}
            >
              <ClimbingHold {...hold} />
            </g>
          ))}
        </svg>
        {figure && <div className={styles.figure}>{figure}</div>}
      </div>
    </section>
  );
}
