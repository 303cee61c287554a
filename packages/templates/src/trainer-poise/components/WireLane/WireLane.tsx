import type { ReactNode } from 'react';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import { ending, wired } from '../../styles/wire.css.ts';
import { WeightShape, type WeightShapeProps } from '../WeightShape/WeightShape.tsx';
import * as styles from './WireLane.css.ts';

export interface WireLaneProps {
  /** Sections the wire has nothing to do in, painted as the lane is. */
  children: ReactNode;
  /** The ground of the lane. */
  tone?: GroundName;
  /** Hangs the first section from a beam, with this at its other end. Without it the wire runs straight past. */
  weight?: WeightShapeProps;
  /** The wire ends here. */
  ends?: boolean;
}

/** Leads the wire past sections that do not know of it, and keeps them clear of it. */
export function WireLane({ children, tone = 'plain', weight, ends = false }: WireLaneProps) {
  return (
    <div className={`${wired} ${ends ? ending : ''} ${ground[tone]}`}>
      <div className={styles.beside}>
        {weight && (
          <div className={styles.beam}>
            <div className={styles.weight}>
              <WeightShape {...weight} />
            </div>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
