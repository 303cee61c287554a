import type { AuditAction } from '@awning/contract/admin/audit';
import { takesDelivery, type OrderStatus } from '@awning/shop/order';
import type { Transaction } from '../../database/database.ts';
import type { Mail } from '../../mail/mail.ts';
import type { DeskChange, DeskStepsRepository } from './deskSteps.repository.ts';
import type { FileRecord } from '../../records/orderFiles.ts';
import { addressOf } from './deliveries/delivery.ts';
import { whoseTurnAfter, type OrderRecord } from './order.ts';

/** The steps an admin may take, by the order's status. */
const stepsFrom: Partial<Record<OrderStatus, readonly DeskStep[]>> = {
  paid: ['in_progress'],
  in_progress: ['delivered'],
};

type DeskStep = 'in_progress' | 'delivered';

export interface DeskRequest {
  status?: OrderStatus | undefined;
  /** The note that the desk adds to the step. */
  note?: string | undefined;
  /** The address of the finished website; null removes it. */
  address?: string | null | undefined;
  /** Whether a person has looked at the reason for the flag. */
  looked: boolean;
}

export type DeskChanging = { outcome: 'changed' } | { outcome: 'unknown' } | Refusal;

type Refusal =
  | { outcome: 'impossible'; from: OrderStatus; to: OrderStatus }
  | { outcome: 'no-delivery'; status: OrderStatus }
  /** The order would be delivered, with nothing to hand over. */
  | { outcome: 'nothing-delivered' };

/**
 * The steps that a person at the desk takes with an order. Steps that follow from money come from the provider: see
 * `refunds.ts`.
 */
export function createDeskSteps({
  repository,
  mails,
  siteOrigin,
  now,
}: {
  repository: DeskStepsRepository;
  mails: {
    begun(order: OrderRecord, at: Date): Mail;
    delivered(order: OrderRecord, handed: { files: readonly FileRecord[]; isLive: boolean }, at: Date): Mail;
  };
  siteOrigin: (name: string) => string;
  now: () => Date;
}) {
  /** The changes to write when an admin changes an order, or its buyer moves it on. */
  const decide =
    ({ status, note, address: asked, looked }: DeskRequest, actorId: string | null, at: Date) =>
    (
      order: OrderRecord,
      files: readonly FileRecord[],
      liveName: string | undefined,
    ): DeskChange | { refusal: Refusal } => {
      const change: DeskChange = { set: {}, history: [], mails: [], audit: [] };
      const log = (action: AuditAction, detail: Record<string, unknown>) => {
        // A step of the buyer is in the order’s own history.
        if (actorId !== null) change.audit.push({ at, actorId, subjectId: order.id, action, detail });
      };

      if (looked && order.flag !== null) {
        change.set.flag = null;
        log('order.flag', { from: order.flag, to: null });
      }
      // A difference has no work to be done.
      const steps = order.upgradesOrderId === null ? stepsFrom[order.status] : undefined;
      const step = steps?.find((possible) => possible === status);
      if (status && !step) return { refusal: { outcome: 'impossible', from: order.status, to: status } };

      const siteAddress = liveName === undefined ? null : siteOrigin(liveName);
      const address = asked === undefined ? order.address : asked;
      const whole = addressOf({ address, siteAddress });
      const refusal = deliveryRefusal(order, { asked, step, files, address: whole });
      if (refusal) return { refusal };
      if (address !== order.address) {
        change.set.address = address;
        log('order.address', addressDetail(order, address));
      }
      if (!step) return change;
      log('order.status', { from: order.status, to: step });
      return {
        set: { ...change.set, status: step },
        history: [{ step, at, whoseTurn: whoseTurnAfter[step], note: note ?? null }],
        mails: [
          step === 'in_progress'
            ? mails.begun(order, at)
            : mails.delivered({ ...order, address: whole }, { files, isLive: liveName !== undefined }, at),
        ],
        audit: change.audit,
      };
    };

  return {
    /**
     * Changes an order for an admin. Of two admins who do so at once, the second is told the order's status by then.
     */
    async change(orderId: string, request: DeskRequest, actorId: string): Promise<DeskChanging> {
      const changed = await repository.change(orderId, decide(request, actorId, now()));
      if (changed === undefined) return { outcome: 'unknown' };
      return changed === 'changed' ? { outcome: 'changed' } : changed;
    },

    /** The same step, taken by the buyer, in the transaction that makes it due. The caller checks that it is due. */
    async moveOn(transaction: Transaction, orderId: string, step: DeskStep): Promise<void> {
      const request = { status: step, looked: false };
      const changed = await repository.changeIn(transaction, orderId, decide(request, null, now()));
      if (changed !== 'changed') throw new Error(`The order ${orderId} does not go on to ${step}.`);
    },
  };
}

/** Refuses a change that would leave a buyer without what was delivered, or that does not belong to this order. */
function deliveryRefusal(
  order: OrderRecord,
  given: {
    asked: string | null | undefined;
    step: DeskStep | undefined;
    files: readonly FileRecord[];
    /** The address of the finished website after the change. */
    address: string | null;
  },
): Refusal | undefined {
  const { asked, step, files, address } = given;
  if (asked !== undefined && (order.upgradesOrderId !== null || !takesDelivery(order.status))) {
    return { outcome: 'no-delivery', status: order.status };
  }
  const isDelivered = step === 'delivered' || (order.status === 'delivered' && asked !== undefined && !step);
  return isDelivered && address === null && files.length === 0 ? { outcome: 'nothing-delivered' } : undefined;
}

const addressDetail = ({ address: before }: OrderRecord, after: string | null) => ({
  from: before === null ? null : 'set',
  to: after === null ? null : 'set',
});
