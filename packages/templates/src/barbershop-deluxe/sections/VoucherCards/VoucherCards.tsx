import { useId } from 'react';
import { FacingHead } from '../../components/FacingHead/FacingHead.tsx';
import { Heading, Section, Text } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import type { GroundName } from '@awning/ui/theme/grounds';
import * as styles from './VoucherCards.css.ts';

export interface VoucherCardsProps {
  heading: string;
  lead?: string;
  /** The one most people give comes first. Without any, and without a lead, nothing is drawn. */
  vouchers: readonly Voucher[];
  labels: VoucherCardsLabels;
  tone?: GroundName;
  id?: string;
}

export interface Voucher {
  /** What it is good for. */
  name: string;
  /** What it buys, in a few words. */
  text: string;
  /** As people read it, with its currency. */
  price: string;
}

export interface VoucherCardsLabels {
  /** Beside the line on which the giver writes: “From”. */
  giver: string;
  /** Beside the line on which the name goes: “For”. */
  receiver: string;
}

/** Shows gift vouchers as they look in the hand: one half is kept, the other given. */
export function VoucherCards({ heading, lead, vouchers, labels, tone = 'tint', id }: VoucherCardsProps) {
  const headingId = useId();
  if (vouchers.length === 0 && !lead) return null;

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <FacingHead id={headingId} heading={heading} lead={lead} />
      <ul className={styles.list}>
        {vouchers.map(({ name, text, price }) => (
          <li key={name} className={styles.card}>
            <div className={`${ground[painted.has(tone) ? 'spark' : 'deep']} ${styles.stub}`}>
              <Heading level={3} size="xlarge">
                {name}
              </Heading>
              <Text>{text}</Text>
              <p aria-hidden="true" className={styles.line}>
                {labels.giver}
              </p>
            </div>
            <div className={`${ground.raised} ${styles.gift}`}>
              <p className={styles.price[lengthOf(price)]}>{price}</p>
              <p aria-hidden="true" className={styles.line}>
                {labels.receiver}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

// On boards of its own paint, the half that is kept would not be seen.
const painted = new Set<GroundName>(['deep', 'accent']);

const lengthOf = ({ length }: string) => (length < 5 ? 'few' : length < 8 ? 'some' : 'many');
