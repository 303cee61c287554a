import type { Mail } from '../../mail/mail.ts';
import type { UpgradedOrder } from '../../records/differences.ts';
import type { PaymentEvent } from '../../payments/provider.ts';
import { whoseTurnAfter, type HistoryRow, type OrderRecord } from './order.ts';
import { stepsOfReturn, type AskedRefund, type ReturnStep } from './payment/returning.ts';
import { moreSevere, settlementOf } from './payment/settlement.ts';

/** The changes to write when an event moves an order on. */
interface Change {
  set: Partial<Pick<OrderRecord, 'status' | 'paidAt' | 'paidSessionId' | 'refunded' | 'flag'>>;
  history: readonly ReturnStep[];
  mails: readonly Mail[];
  /** The outcome of the event. */
  outcome: string;
}

/** The facts besides order and event on which a decision depends. */
interface Circumstances {
  /** The page the event is about. */
  sessionId: string;
  /** The money was refunded already: a mail about its arrival would be outdated. */
  isRefunded: boolean;
  /** Refunds that the desk asked for and the provider has not settled yet. */
  asked?: readonly AskedRefund[];
  /** The website that a difference is paid for. Left out for every other order. */
  upgrade?: Upgrade | undefined;
}

/** The state of a website that a difference was paid for. */
export interface Upgrade {
  /** The order of the website. */
  upgraded: UpgradedOrder;
  /** Whether the website can be put into the dearer design. */
  fits: boolean;
}

export type Decide = (order: OrderRecord, event: PaymentEvent, circumstances: Circumstances) => Change;

export const stepAt = (taken: keyof typeof whoseTurnAfter, at: Date): HistoryRow => ({
  step: taken,
  at,
  whoseTurn: whoseTurnAfter[taken],
});

/** Turns an event of the provider into the changes to write. */
export function createDecide({
  mails,
  now,
}: {
  mails: {
    paid(order: OrderRecord, at: Date): Mail[];
    differencePaid(order: OrderRecord, upgrade: Upgrade, at: Date): Mail;
    refunded(order: OrderRecord, returned: number, cause: string, at: Date): Mail;
  };
  now: () => Date;
}): Decide {
  const giveBack = (
    order: OrderRecord,
    { id, amount: refunded }: PaymentEvent,
    asked: readonly AskedRefund[],
    outcome: string,
  ): Change => {
    const at = now();
    const set = { refunded, ...(refunded === order.total && { status: 'refunded' as const }) };
    return {
      set,
      history: stepsOfReturn(order, refunded, asked, at),
      mails: [mails.refunded({ ...order, ...set }, refunded - order.refunded, id, at)],
      outcome,
    };
  };

  return (order, event, { sessionId, isRefunded, asked = [], upgrade }) => {
    const settlement = settlementOf(order, event, sessionId);
    const { outcome } = settlement;
    switch (settlement.outcome) {
      case 'noted':
        return { set: {}, history: [], mails: [], outcome };
      case 'flagged': {
        const { flag } = settlement;
        return { set: { flag: moreSevere(order.flag, flag) }, history: [], mails: [], outcome: flag };
      }
      case 'part-returned':
        return giveBack(order, event, asked, outcome);
      case 'moved':
    }

    const at = now();
    const history = [stepAt(settlement.to, at)];
    switch (settlement.to) {
      case 'paid': {
        if (upgrade) {
          // With the payment a difference is complete; one that cannot be delivered is left to a person.
          const set = {
            paidAt: at,
            paidSessionId: sessionId,
            ...(upgrade.fits
              ? { status: 'delivered' as const }
              : { status: 'paid' as const, flag: moreSevere(order.flag, 'difference-late') }),
          };
          const steps = upgrade.fits ? [stepAt('paid', at), stepAt('delivered', at)] : [stepAt('paid', at)];
          return {
            set,
            history: steps.map((step) => ({ ...step, whoseTurn: 'nobody' })),
            mails: isRefunded ? [] : [mails.differencePaid({ ...order, ...set }, upgrade, at)],
            outcome,
          };
        }
        const set = { status: 'paid', paidAt: at, paidSessionId: sessionId } as const;
        return { set, history, mails: isRefunded ? [] : mails.paid({ ...order, ...set }, at), outcome };
      }
      case 'refunded':
        return giveBack(order, event, asked, outcome);
      case 'cancelled':
      case 'expired':
        return { set: { status: settlement.to }, history, mails: [], outcome };
    }
  };
}
