import { useId, type ReactNode } from 'react';
import { ActionGroup, type Actions } from '@awning/ui/components/ActionGroup';
import { SpecimenLabel, type SpecimenLabelProps } from '../../components/SpecimenLabel/SpecimenLabel.tsx';
import { Heading, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import * as styles from './HeroSpecimen.css.ts';

export interface HeroSpecimenProps {
  /** The page's only `h1`: three or four words. */
  heading: string;
  /** A sentence or two to believe it by. */
  lead?: string;
  /** The main one comes first. */
  actions?: Actions;
  /** One thing, drawn about twice as tall as wide. Without it and a label the sheet is as tall as its words. */
  specimen?: ReactNode;
  /** What it is, in the corner of the sheet. */
  label?: SpecimenLabelProps;
  /** Its number in the collection: “No. 0407”. */
  number?: string;
  /** The collection’s own mark, pressed into the paper. Only seen. */
  stamp?: ReactNode;
}

/** Opens a page with one thing from the shop, laid flat on a sheet as large as the window and labelled. */
export function HeroSpecimen(props: HeroSpecimenProps) {
  const { heading, lead, actions, specimen, label, number, stamp } = props;
  const headingId = useId();
  const isBare = !specimen && !label;

  return (
    <section
      aria-labelledby={headingId}
      className={`${ground.deep} ${styles.root} ${isBare ? '' : styles.tall}`}
    >
      <div className={`${ground.raised} ${styles.sheet} ${isBare ? '' : styles.halves}`}>
        <div className={styles.heading}>
          <Heading id={headingId} level={1} size="display">
            {heading}
          </Heading>
        </div>
        {(lead || actions) && (
          <div className={styles.words}>
            {lead && (
              <div className={styles.lead}>
                <Text size="lead">{lead}</Text>
              </div>
            )}
            {actions && (
              <div className={styles.ways}>
                <ActionGroup actions={actions} />
              </div>
            )}
          </div>
        )}
        {!isBare && <div className={styles.specimen}>{specimen}</div>}
        {number && <p className={styles.number}>{number}</p>}
        {stamp && (
          <div aria-hidden="true" className={styles.stamp}>
            {stamp}
          </div>
        )}
        {label && (
          <div className={styles.label}>
            <SpecimenLabel {...label} />
          </div>
        )}
        <div aria-hidden="true" className={styles.ruler} />
      </div>
    </section>
  );
}
