import { createHash, randomInt, randomUUID } from 'node:crypto';
import { keyOf } from '../../addresses/addressKey.ts';
import { newOrderToken } from '../../records/orderToken.ts';
import type { Tried } from '@awning/contract/sites/tried';
import type { Billing } from '@awning/shop/billing';
import type { PricedOrder } from '@awning/shop/order';
import { times } from './payment/attempts.ts';
import type { Attempt } from './payment/attempts.repository.ts';
import type { OrderDraft } from './order.ts';

/**
 * The purchase and its buyer. The request's key lets a client repeat it without a second order; the form's key lets a
 * buyer return to the form and press again.
 */
export interface Purchase extends PricedOrder {
  currency: string;
  customer: { name: string; email: string; business?: string };
  /** The business that the receipt is made out to. */
  billing?: Billing | undefined;
  /** The words that its website was tried with. */
  tried?: Tried | undefined;
  /** The account it is bought with. */
  userId?: string | undefined;
  requestKey?: string | undefined;
  formKey?: string | undefined;
  /** The order of the website, if this is a difference to a dearer design. */
  upgradesOrderId?: string | undefined;
}

export interface OrderAttempt extends OrderDraft, Attempt {
  /** The key of the buyer's mailbox, by which their data is found before the attempt is an order. */
  customerEmailKey: string;
}

// The alphabet has no letters or digits that are mistaken for one another when read out.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const four = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** The order that a purchase becomes. */
export const attemptOf = (purchase: Purchase, at: Date): OrderAttempt => {
  const { template, addOns, total, currency, customer, billing, tried, userId, formKey, upgradesOrderId } =
    purchase;
  return {
    ...times(at),
    tries: 0,
    id: randomUUID(),
    reference: `AW-${four()}-${four()}`,
    token: newOrderToken(),
    formKey: formKey ?? null,
    templateId: template.id,
    templateName: template.name,
    templatePrice: template.price,
    tier: template.tier,
    addOns: addOns.map(({ id, name, price }) => ({ id, name, price })),
    total,
    currency,
    userId: userId ?? null,
    customerName: customer.name,
    customerEmail: customer.email,
    customerEmailKey: keyOf(customer.email),
    customerBusiness: customer.business ?? null,
    billing: billing ?? null,
    tried: tried ?? null,
    upgradesOrderId: upgradesOrderId ?? null,
  };
};

/** The same for purchases of the same things by the same person. */
export function hashOf({ template, addOns, customer, billing, tried }: Purchase): string {
  const { name, email, business } = customer;
  const asked = [
    template.id,
    addOns.map(({ id }) => id),
    name,
    keyOf(email),
    business ?? null,
    ...(tried ? [tried] : []),
    ...(billing ? [{ billing }] : []),
  ];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
}
