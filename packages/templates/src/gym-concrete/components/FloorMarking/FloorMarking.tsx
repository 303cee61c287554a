import * as styles from './FloorMarking.css.ts';

export interface FloorMarkingProps {
  /** `arrow` leads down the page; `hatch` is a strip across it where nothing may be left. */
  kind: keyof typeof styles.kind;
}

/** Paint on a floor: shows the way, or keeps a way clear. Decoration, and says nothing that the words do not. */
export function FloorMarking({ kind }: FloorMarkingProps) {
  if (kind === 'hatch') return <div aria-hidden="true" className={styles.kind.hatch} />;

  return (
    <svg className={styles.kind.arrow} viewBox="0 0 72 168" aria-hidden="true" focusable="false">
      <path fill="currentColor" d="M25 0h22v96h25L36 168 0 96h25z" />
    </svg>
  );
}
