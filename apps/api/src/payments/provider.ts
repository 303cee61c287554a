import { TryAgainLater } from '../errors/TryAgainLater.ts';
import type { IncomingHttpHeaders } from 'node:http';

/** What a payment page shows, and where it leads. */
export interface SessionRequest {
  /** Names this request: the same request under the same name gets the same page. */
  idempotencyKey: string;
  /** What the shop calls the order; shown to the buyer. */
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
  /** The provider's own name for what it says; said again, it is the same. */
  id: string;
  amount: number;
  currency: string;
}

/** What happened at a payment page, in the provider's own figures. */
export interface PageEvent extends Told {
  /** `processing`: the buyer did their part, and the money takes days. */
  type: 'paid' | 'processing' | 'failed' | 'cancelled' | 'expired';
  sessionId: string;
  /** The provider's own name for the money, once there is any. */
  paymentId?: string | undefined;
  /** What the provider believes the order is called. */
  reference?: string | undefined;
}

/** What happened to money that was paid. It names the money, or the page where that has no name of its own. */
export type MoneyEvent = ToldOfMoney & ({ paymentId: string } | { sessionId: string; paymentId?: string });

interface ToldOfMoney extends Told {
  /**
   * `refunded` and `partly-refunded` count all that went back so far, not this time. `refund-failed`: it was on its way
   * back and did not arrive.
   */
  type: 'refunded' | 'partly-refunded' | 'refund-failed' | 'disputed';
  /** What we call the refund it is about, where that is one of ours. */
  refundId?: string | undefined;
}

export type PaymentEvent = PageEvent | MoneyEvent;

export type EventReading =
  | { outcome: 'event'; event: PaymentEvent }
  /** The provider's own word, about something that is nothing to us. */
  | { outcome: 'ignored' }
  /** Not signed by the provider, or not meant for us: nothing in it is believed. */
  | { outcome: 'refused' };

/** How a payment page stands, by the provider's own book. */
export interface PageState {
  /** `open` also while the money is on its way. */
  status: 'open' | 'paid' | 'expired';
  amount: number;
  currency: string;
  paymentId?: string | undefined;
  reference?: string | undefined;
  /** How much of the money went back. */
  refunded?: number;
}

/** Money that is to go back to the buyer who paid it. */
export interface RefundRequest {
  /** Names this request: asking again under the same name moves no more money. */
  id: string;
  /** The page that it was paid at. */
  sessionId: string;
  paymentId: string | null;
  amount: number;
  /** It was asked for before, and may have been done. */
  again: boolean;
}

/** Takes the money. Its calls throw `PaymentUnavailable` when they cannot, and once the signal says stop. */
export interface PaymentProvider {
  /** Origins beside our own where its pages are. */
  readonly pageOrigins: readonly string[];
  /** Opens a page to pay at. */
  createSession(request: SessionRequest, signal: AbortSignal): Promise<PaymentSession>;
  /** Closes a page, unless the buyer was quicker. */
  closeSession(id: string, signal: AbortSignal): Promise<'closed' | 'paid'>;
  /** How a page stands; undefined when the provider knows of none. */
  lookUp(id: string, signal: AbortSignal): Promise<PageState | undefined>;
  /**
   * Takes on a refund and gives the provider's name for it. That the money went back is told by an event. Throws
   * `RefundRefused` where the money stays.
   */
  refund(request: RefundRequest, signal: AbortSignal): Promise<{ id: string }>;
  readEvent(rawBody: Buffer, headers: IncomingHttpHeaders): EventReading;
}

/** The provider cannot be reached or does not answer as it should. */
export class PaymentUnavailable extends TryAgainLater {
  override name = 'PaymentUnavailable';
  /** Whether the same request under the same key can only get the same answer. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false, ...options }: ErrorOptions & { isFinal?: boolean } = {}) {
    super(message, options);
    this.isFinal = isFinal;
  }
}

/** The provider gives this money back neither now nor later. Its message is the provider's, for the desk. */
export class RefundRefused extends Error {
  override name = 'RefundRefused';
}
