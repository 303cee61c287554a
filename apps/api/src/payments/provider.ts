import type { IncomingHttpHeaders } from 'node:http';

/** What a payment page shows, and where it leads. */
export interface SessionRequest {
  /** Names this request: whoever asks again under it, for the same, gets the same page. */
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
  paymentId?: string;
  /** What the provider believes the order is called. */
  reference?: string;
}

/** What happened to money that was paid. It names no page. */
export interface MoneyEvent extends Told {
  type: 'refunded' | 'partly-refunded' | 'disputed';
  paymentId: string;
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
  paymentId?: string;
  reference?: string;
  /** Whether all of the money went back. */
  refunded?: boolean;
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
  readEvent(rawBody: Buffer, headers: IncomingHttpHeaders): EventReading;
}

/** The provider cannot be reached or does not answer as it should. */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable';
  /** Whether the same request under the same key can only get the same answer. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false, ...options }: ErrorOptions & { isFinal?: boolean } = {}) {
    super(message, options);
    this.isFinal = isFinal;
  }
}
