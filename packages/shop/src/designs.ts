import type { Minor } from './money.ts';
import type { OrderStatus } from './order.ts';
import type { Template } from './template.ts';

/** The part of a purchase that says which designs a website may have. */
export interface Bought {
  /** The design that was ordered, then those whose difference was paid since. */
  templateIds: readonly string[];
  /** The sum paid for its design so far, without add-ons. */
  paid: Minor;
}

/** The part of an order for the difference to a dearer design that says what was paid. */
export interface Difference {
  templateId: string;
  total: Minor;
  status: OrderStatus;
}

/** An order and the differences that were paid after it, without refunded ones. */
export function boughtOf(
  order: { templateId: string; templatePrice: Minor },
  differences: readonly Difference[],
): Bought {
  const taken = differences.filter(({ status }) => status === 'delivered');
  return {
    templateIds: [order.templateId, ...taken.map(({ templateId }) => templateId)],
    paid: taken.reduce((sum, { total }) => sum + total, order.templatePrice),
  };
}

/** Whether a design is paid for. One that was bought is, at any later price. */
export const isPaidFor = ({ id, price }: Pick<Template, 'id' | 'price'>, { templateIds, paid }: Bought) =>
  templateIds.includes(id) || price === paid;

/** The price of a design beyond the sum paid so far. Undefined where it costs no more. */
export const differenceTo = (design: Pick<Template, 'id' | 'price'>, bought: Bought): Minor | undefined =>
  isPaidFor(design, bought) || design.price < bought.paid ? undefined : design.price - bought.paid;

/** The designs that a website may have: the one that it is in, then those of the trade that was bought, then the others. */
export function designsFor(
  catalogue: readonly Template[],
  bought: Bought,
  worn: string,
): readonly Template[] {
  const rank = rankIn(catalogue, bought);
  const worth = (template: Template) => (template.id === worn ? -1 : rank(template));
  return catalogue
    .filter((template) => template.id === worn || isPaidFor(template, bought))
    .toSorted((one, other) => worth(one) - worth(other));
}

/** The designs that cost more, each with the difference: those of the trade that was bought, then the others. */
export function dearerDesigns(
  catalogue: readonly Template[],
  bought: Bought,
): readonly { design: Template; difference: Minor }[] {
  const rank = rankIn(catalogue, bought);
  return catalogue
    .flatMap((design) => {
      const difference = differenceTo(design, bought);
      return difference === undefined ? [] : [{ design, difference }];
    })
    .toSorted((one, other) => rank(one.design) - rank(other.design) || one.difference - other.difference);
}

function rankIn(catalogue: readonly Template[], { templateIds }: Bought) {
  const trade = catalogue.find(({ id }) => id === templateIds[0])?.category;
  return ({ category }: Template) => (category === trade ? 0 : 1);
}
