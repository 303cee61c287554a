import * as styles from './TotalBar.css.ts';

export interface TotalBarProps {
  label: string;
  /** As it is written, with its currency. */
  total: string;
  /** Leads to the whole receipt further down. */
  action: { label: string; href: `#${string}` };
}

/** Keeps the total in sight at the foot of a phone, where the receipt is out of sight. */
export function TotalBar({ label, total, action }: TotalBarProps) {
  return (
    <div className={styles.root}>
      <p className={styles.sum}>
        {label} <span className={styles.figure}>{total}</span>
      </p>
      <a href={action.href} className={styles.link}>
        {action.label}
      </a>
    </div>
  );
}
