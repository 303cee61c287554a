import type { Workshop } from '@awning/contract/sites/workshop';
import type { Template } from '@awning/shop/template';

/** What was bought, as far as it says which designs a site may have. */
export interface Bought {
  templateId: string;
  /** What was paid for it, in minor units and without add-ons. */
  templatePrice: number;
}

/** Whether a design is paid for. The one that was bought is, whatever it costs by now. */
export const isPaidFor = ({ id, price }: Pick<Template, 'id' | 'price'>, bought: Bought) =>
  id === bought.templateId || price === bought.templatePrice;

/** The designs that a site may have: the one that it is in, then those of the trade that was bought, then the others. */
export function designsFor(
  catalogue: readonly Template[],
  bought: Bought,
  worn: string,
): Workshop['designs'] {
  const trade = catalogue.find(({ id }) => id === bought.templateId)?.category;
  const rank = ({ id, category }: Template) => (id === worn ? 0 : category === trade ? 1 : 2);
  return catalogue
    .filter((template) => template.id === worn || isPaidFor(template, bought))
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ id, name, category }) => ({ id, name, category, ordered: id === bought.templateId }));
}
