import type { IncomingHttpHeaders } from 'node:http';

/** What a payment page shows, and where it leads. */
interface SessionRequest {
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

/** What happened at a payment page, in the provider's own figures. */
export interface PaymentEvent {
  id: string;
  type: 'paid' | 'failed' | 'cancelled' | 'expired';
  sessionId: string;
  amount: number;
  currency: string;
}

type EventReading =
  | { outcome: 'event'; event: PaymentEvent }
  /** Not signed by the provider, or not meant for us: nothing in it is believed. */
  | { outcome: 'refused' };

/** Takes the money. */
export interface PaymentProvider {
  /** Opens a page to pay at. Throws `PaymentUnavailable` when it cannot. */
  createSession(request: SessionRequest): Promise<PaymentSession>;
  /** Closes a page, unless the buyer was quicker. Throws `PaymentUnavailable` when it cannot. */
  closeSession(id: string): Promise<'closed' | 'paid'>;
  readEvent(rawBody: Buffer, headers: IncomingHttpHeaders): EventReading;
}

/** The provider cannot be reached or does not answer as it should. */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable';
}
