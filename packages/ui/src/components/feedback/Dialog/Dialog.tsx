'use client';
import { useId, type ReactNode } from 'react';
import { Heading } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import { Cloth } from '../../shopfront/Cloth/Cloth.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { useModal } from '../Modal/Modal.tsx';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  /** Set by the page that opens it, until `onClose` is called. */
  open: boolean;
  /** Called when the visitor closes it: by the cross, by Escape or by a press beside it. */
  onClose: () => void;
  /** The question it asks, or what it is for. */
  heading: string;
  children: ReactNode;
  /** What can be done about it. Stays in sight while the rest scrolls. */
  actions?: ReactNode;
  /**
   * Where it comes from. `middle` asks something; `bottom` is a sheet within a thumb’s reach on a phone; `end` is a
   * sheet as tall as the screen, for what is gone through from top to bottom.
   */
  from?: 'middle' | 'bottom' | 'end';
  labels: {
    /** Names the cross: “Close”. */
    close: string;
  };
}

/** Asks for the visitor’s whole attention, over the page, and gives the focus back where it was. */
export function Dialog({ open, ...dialog }: DialogProps) {
  return open && <Modal {...dialog} />;
}

function Modal(props: Omit<DialogProps, 'open'>) {
  const { onClose, heading, children, actions, from = 'middle', labels } = props;
  const headingId = useId();
  const root = useModal(onClose);

  return (
    <dialog
      ref={root}
      aria-labelledby={headingId}
      className={`${ground.raised} ${styles.root} ${styles.from[from]}`}
    >
      <div className={styles.awning}>
        <div className={styles.piping}>
          <Cloth dye="piping" size="small" />
        </div>
        <Cloth size="small" />
      </div>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading id={headingId} level={2} size="large">
            {heading}
          </Heading>
        </div>
        <IconButton icon="cross" label={labels.close} tone="quiet" onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}
