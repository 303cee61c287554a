import * as styles from './Ticket.css.ts';

export interface TicketProps {
  /** Stands over the price: a tier, or “From”. */
  label: string;
  /** As people read it, with its currency. */
  price: string;
}

/** Names a price on a ticket that hangs from a string. */
export function Ticket({ label, price }: TicketProps) {
  return (
    <p className={styles.root}>
      <span className={styles.card}>
        <span className={styles.label}>{label}</span>
        <span className={styles.price}>{price}</span>
      </span>
    </p>
  );
}
