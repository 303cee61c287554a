import type { ReactNode } from 'react';
import { SpecimenLabel, type SpecimenLabelProps } from '../SpecimenLabel/SpecimenLabel.tsx';
import { sheet } from '@awning/ui/theme/paper';
import * as styles from './MountedSheet.css.ts';

export interface MountedSheetProps {
  /** What is mounted, drawn on a sheet taller than wide: it names itself, or the label does. Without it the sheet is cut down to its label. */
  drawing?: ReactNode;
  /** What is mounted, and who found it where. */
  label: SpecimenLabelProps;
  /** Its number in the collection, typed in the corner: “No. 0412”. */
  number?: string;
  /** The collection’s own mark, pressed into the paper without ink. Only seen. */
  stamp?: ReactNode;
  /** How it was laid down. */
  lie?: keyof typeof styles.lie;
  /** One of many: on a phone it is low. */
  isLow?: boolean;
}

/** A sheet from a collection: a thing laid flat, its number, a scale along the edge, and a label in the corner. */
export function MountedSheet({
  drawing,
  label,
  number,
  stamp,
  lie = 'straight',
  isLow = false,
}: MountedSheetProps) {
  return (
    <div className={`${sheet} ${styles.lie[lie]} ${isLow && drawing ? styles.low : ''}`}>
      {number && <p className={styles.number}>{number}</p>}
      {stamp && drawing && (
        <div aria-hidden="true" className={styles.stamp}>
          {stamp}
        </div>
      )}
      {drawing && (
        <>
          <div className={styles.drawing}>{drawing}</div>
          <div aria-hidden="true" className={styles.scale} />
        </>
      )}
      <div className={styles.label[drawing ? 'corner' : 'alone']}>
        <SpecimenLabel {...label} />
      </div>
    </div>
  );
}
