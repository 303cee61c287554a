import type { OrderStatus } from '@awning/shop/order';
import type { Mail } from '../../mail/mail.ts';
import type { DeskChange, DeskStepsRepository } from './deskSteps.repository.ts';
import { whoseTurnAfter, type OrderRecord } from './order.ts';

/** Where somebody at the desk may take an order from where it stands. */
const stepsFrom: Partial<Record<OrderStatus, readonly DeskStep[]>> = {
  paid: ['in_progress'],
  in_progress: ['delivered'],
};

type DeskStep = 'in_progress' | 'delivered';

export interface DeskRequest {
  status?: OrderStatus;
  /** What the desk writes beside the step. */
  note?: string | undefined;
  /** A person has looked at what was flagged. */
  looked: boolean;
}

export type DeskChanging =
  | { outcome: 'changed' }
  | { outcome: 'unknown' }
  | { outcome: 'impossible'; from: OrderStatus; to: OrderStatus };

/** What a person at the desk does with an order. What money does is told by its provider: see `refunds.ts`. */
export function createDeskSteps({
  repository,
  mails,
  now,
}: {
  repository: DeskStepsRepository;
  mails: { delivered(order: OrderRecord, at: Date): Mail };
  now: () => Date;
}) {
  const mailsOf = (step: DeskStep, order: OrderRecord, at: Date) => {
    if (step === 'delivered') return [mails.delivered(order, at)];
    return [];
  };

  return {
    /** Moves an order on. Of two who do so at once, the second is told how it stands by then. */
    async change(
      orderId: string,
      { status, note, looked }: DeskRequest,
      actorId: string,
    ): Promise<DeskChanging> {
      const at = now();
      const changed = await repository.change<Extract<DeskChanging, { outcome: 'impossible' }>>(
        orderId,
        (order) => {
          const change: DeskChange = { set: {}, history: [], mails: [], audit: [] };
          const entry = { at, actorId, subjectId: order.id };

          const unflagged = looked && order.flag !== null;
          if (unflagged) {
            change.set = { flag: null };
            change.audit = [{ ...entry, action: 'order.flag', detail: { from: order.flag, to: null } }];
          }
          if (status === undefined) return change;

          const step = stepsFrom[order.status]?.find((possible) => possible === status);
          if (!step) return { refusal: { outcome: 'impossible', from: order.status, to: status } };
          return {
            set: { ...change.set, status: step },
            history: [{ step, at, whoseTurn: whoseTurnAfter[step], note: note ?? null }],
            mails: mailsOf(step, order, at),
            audit: [
              ...change.audit,
              { ...entry, action: 'order.status', detail: { from: order.status, to: step } },
            ],
          };
        },
      );
      if (changed === undefined) return { outcome: 'unknown' };
      return changed === 'changed' ? { outcome: 'changed' } : changed;
    },
  };
}
