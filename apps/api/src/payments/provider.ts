import { TryAgainLater } from '../errors/TryAgainLater.ts';
import type { IncomingHttpHeaders } from 'node:http';

/** The content of a payment page, and the addresses that it leads to. */
export interface SessionRequest {
  /** Identifies this request: the same request under the same key gets the same page. */
  idempotencyKey: string;
  /** The shop's name for the order; shown to the buyer. */
  reference: string;
  lines: readonly { name: string; amount: number }[];
  total: number;
  currency: string;
  customerEmail: string;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

export interface PaymentSession {
  id: string;
  url: string;
}

interface Told {
  /** The provider's own id of the event: a repeated event has the same. */
  id: string;
  amount: number;
  currency: string;
}

/** An event at a payment page, in the provider's own figures. */
export interface PageEvent extends Told {
  /** `processing`: the buyer is done, and the money takes days. */
  type: 'paid' | 'processing' | 'failed' | 'cancelled' | 'expired';
  sessionId: string;
  /** The provider's own id of the payment, once there is one. */
  paymentId?: string | undefined;
  /** The order's reference, as the provider knows it. */
  reference?: string | undefined;
}

/** An event about money that was paid. It names the payment, or the page where the payment has no id of its own. */
export type MoneyEvent = ToldOfMoney & ({ paymentId: string } | { sessionId: string; paymentId?: string });

interface ToldOfMoney extends Told {
  /**
   * `refunded` and `partly-refunded` state the total refunded so far, not this refund. `refund-failed`: a refund was on
   * its way and did not arrive.
   */
  type: 'refunded' | 'partly-refunded' | 'refund-failed' | 'disputed';
  /** Our name for the refund that it is about, if it is one of ours. */
  refundId?: string | undefined;
}

export type PaymentEvent = PageEvent | MoneyEvent;

export type EventReading =
  | { outcome: 'event'; event: PaymentEvent }
  /** Sent by the provider, about something that does not concern us. */
  | { outcome: 'ignored' }
  /** Not signed by the provider, or not meant for us: nothing in it is trusted. */
  | { outcome: 'refused' };

/** The state of a payment page, by the provider's own records. */
export interface PageState {
  /** `open` also while the money is on its way. */
  status: 'open' | 'paid' | 'expired';
  amount: number;
  currency: string;
  paymentId?: string | undefined;
  reference?: string | undefined;
  /** How much of the money was refunded. */
  refunded?: number;
}

/** Money to be refunded to the buyer who paid it. */
export interface RefundRequest {
  /** Identifies this request: a repeated one moves no more money. */
  id: string;
  /** The page on which it was paid. */
  sessionId: string;
  paymentId: string | null;
  amount: number;
  /** It was requested before, and may have been done. */
  again: boolean;
}

/** Takes the payments. Its calls throw `PaymentUnavailable` when they cannot, and once the signal aborts. */
export interface PaymentProvider {
  /** Origins of its pages, beside our own. */
  readonly pageOrigins: readonly string[];
  /** Opens a payment page. */
  createSession(request: SessionRequest, signal: AbortSignal): Promise<PaymentSession>;
  /** Closes a page, unless the buyer has paid already. */
  closeSession(id: string, signal: AbortSignal): Promise<'closed' | 'paid'>;
  /** The state of a page; undefined when the provider knows of none. */
  lookUp(id: string, signal: AbortSignal): Promise<PageState | undefined>;
  /**
   * Accepts a refund and returns the provider's id for it. An event tells when the money was refunded. Throws
   * `RefundRefused` where it never will be.
   */
  refund(request: RefundRequest, signal: AbortSignal): Promise<{ id: string }>;
  readEvent(rawBody: Buffer, headers: IncomingHttpHeaders): EventReading;
}

/** The provider is unreachable or does not answer as it should. */
export class PaymentUnavailable extends TryAgainLater {
  override name = 'PaymentUnavailable';
  /** Whether the same request under the same key can only get the same answer. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false, ...options }: ErrorOptions & { isFinal?: boolean } = {}) {
    super(message, options);
    this.isFinal = isFinal;
  }
}

/** The provider never refunds this money. The message is the provider's, for the desk. */
export class RefundRefused extends Error {
  override name = 'RefundRefused';
}
