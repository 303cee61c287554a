import { addOnsOf, type AddOn } from './addOns.ts';
import type { Minor } from './money.ts';
import type { Template } from './template.ts';

/** Sold when the address names no template (docs/product.md, “Checkout”). */
export const defaultTemplateId = 'barbershop-classic';

export interface PricedOrder {
  template: Template;
  addOns: readonly AddOn[];
  total: Minor;
}

export type Pricing =
  | ({ outcome: 'priced' } & PricedOrder)
  | { outcome: 'unknown-add-on'; addOn: string }
  | { outcome: 'repeated-add-on'; addOn: string };

/** Prices a template with what was ticked beside it, from the catalogue and from nothing else. */
export function priceOrder(template: Template, addOnIds: readonly string[]): Pricing {
  const offered = addOnsOf(template);
  const chosen = new Set<string>();

  for (const id of addOnIds) {
    if (!offered.some((addOn) => addOn.id === id)) return { outcome: 'unknown-add-on', addOn: id };
    if (chosen.has(id)) return { outcome: 'repeated-add-on', addOn: id };
    chosen.add(id);
  }

  const addOns = offered.filter(({ id }) => chosen.has(id));
  return { outcome: 'priced', template, addOns, total: totalOf(template, addOns) };
}

/** A template and its extras, added up. */
export function totalOf(template: { price: Minor }, addOns: readonly { price: Minor }[]): Minor {
  return addOns.reduce((total, addOn) => total + addOn.price, template.price);
}

export const orderStatuses = [
  'pending',
  'paid',
  'in_progress',
  'delivered',
  'cancelled',
  'expired',
  'refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** An unpaid order expires after this many milliseconds (docs/product.md, “Orders”). */
export const orderLifetime = 30 * 60 * 1000;

/** Whether an order with this status can still be paid for. */
export function awaitsPayment(status: OrderStatus): boolean {
  return status === 'pending' || status === 'cancelled' || status === 'expired';
}

/** With this status, the shop works on an order's website and adds the files that its buyer gets. */
export function takesDelivery(status: OrderStatus): boolean {
  return status === 'paid' || status === 'in_progress' || status === 'delivered';
}
