import { type ReactNode, useId } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { CombHead } from '../../components/CombHead/CombHead.tsx';
import { Section } from '@awning/ui/primitives';
import * as styles from './CutWall.css.ts';

export interface CutWallProps {
  heading: string;
  lead?: string;
  /** Three, six or nine. Without any, nothing is drawn. */
  cuts: readonly Cut[];
  actions?: Actions;
}

interface Cut {
  name: string;
  /** Under the name: how long it takes. */
  note?: string;
  /** Fills its square, and brings its own words for screen readers. Grounds take turns under it. Without it there are the words alone. */
  drawing?: ReactNode;
}

/** Hangs what people ask for edge to edge, as records hang on the wall of their shop. */
export function CutWall({ heading, lead, cuts, actions }: CutWallProps) {
  const headingId = useId();
  if (cuts.length === 0) return null;

  return (
    <Section labelledBy={headingId} tone="secondary">
      <CombHead id={headingId} heading={heading} lead={lead} />
      <ul className={styles.wall}>
        {cuts.map(({ name, note, drawing }) => (
          <li key={name} className={styles.cut}>
            {drawing && (
              <div className={styles.square}>
                <div className={styles.drawing}>{drawing}</div>
              </div>
            )}
            <p className={styles.words}>
              <b className={styles.name}>{name}</b> {note}
            </p>
          </li>
        ))}
      </ul>
      {actions && (
        <div className={styles.foot}>
          <ActionGroup actions={actions} />
        </div>
      )}
    </Section>
  );
}
