import { brand } from '@awning/content/brand';
import { formatMoney } from '@awning/shop/money';
import { Button } from '@awning/ui/components/Button';
import { ErrorSummary } from '@awning/ui/components/ErrorSummary';
import { Receipt } from '@awning/ui/components/Receipt';
import { Heading, Stack } from '@awning/ui/primitives';
import { Frame } from '../Frame/Frame.tsx';
import * as styles from './TillPage.css.ts';

const notices = {
  declined: 'The card was declined. Nothing was charged. You can try again.',
  unheard:
    'The till could not tell the shop, so nothing was charged and nothing was changed. Please try again in a moment.',
};

export type TillNotice = keyof typeof notices;

export interface TillPageProps {
  /** The order to be paid, line by line. */
  session: {
    id: string;
    reference: string;
    lines: readonly { name: string; amount: number }[];
    total: number;
    currency: string;
  };
  /** The result of the last try. */
  notice?: TillNotice | undefined;
}

/** Stands in for a card provider's own page. */
export function TillPage({ session, notice }: TillPageProps) {
  const { id, reference, lines, currency } = session;
  const money = (amount: number) => formatMoney(amount, { ...brand, currency });
  const total = money(session.total);

  return (
    <Frame>
      <div className={styles.root}>
        <section>
          <Stack gap="large">
            <Heading level={1} size="page" tone="sign">
              Pay by card
            </Heading>
            <p className={styles.testMode}>Test mode. No card is charged.</p>
            {notice && <ErrorSummary heading={notices[notice]} />}
            <div className={styles.counter}>
              <TestCard />
              <div className={styles.actions}>
                <Outcome action={`/pay/${id}`} outcome="pay" label={`Pay ${total}`} />
                <Outcome action={`/pay/${id}`} outcome="decline" label="Let the card fail" />
              </div>
            </div>
            <p>
              <a href={`/pay/${id}/cancel`} rel="nofollow">
                Cancel and go back to {brand.name}
              </a>
            </p>
          </Stack>
        </section>
        <section aria-label="Order summary">
          <Receipt
            shop={brand}
            lines={lines.map(({ name, amount }) => ({ id: name, name, price: money(amount) }))}
            total={{ label: `TOTAL ${currency}`, note: 'paid once', price: total }}
            footer={[`Order ${reference}`]}
          />
        </section>
      </div>
    </Frame>
  );
}

function TestCard() {
  return (
    <div className={styles.card} role="img" aria-label="A test card, already filled in">
      <div className={styles.chip} />
      <p className={styles.number}>4242 4242 4242 4242</p>
      <p className={styles.small}>
        <span>TEST CARD</span> <span>12/34</span>
      </p>
    </div>
  );
}

/** One outcome of a payment: a button that sends it, with or without script. */
function Outcome({ action, outcome, label }: { action: string; outcome: 'pay' | 'decline'; label: string }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="outcome" value={outcome} />
      <Button type="submit" tone={outcome === 'pay' ? 'spark' : 'plain'} wide>
        {label}
      </Button>
    </form>
  );
}
