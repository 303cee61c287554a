import type { Minor } from './money.ts';
import type { Template } from './template.ts';

/** What was bought, as far as it says which designs a website may have. */
export interface Bought {
  templateId: string;
  /** What was paid for it, without add-ons. */
  templatePrice: Minor;
}

/** Whether a design is paid for. The one that was bought is, whatever it costs by now. */
export const isPaidFor = ({ id, price }: Pick<Template, 'id' | 'price'>, bought: Bought) =>
  id === bought.templateId || price === bought.templatePrice;

/** The designs that a website may have: the one that it is in, then those of the trade that was bought, then the others. */
export function designsFor(
  catalogue: readonly Template[],
  bought: Bought,
  worn: string,
): readonly Template[] {
  const trade = catalogue.find(({ id }) => id === bought.templateId)?.category;
  const rank = ({ id, category }: Template) => (id === worn ? 0 : category === trade ? 1 : 2);
  return catalogue
    .filter((template) => template.id === worn || isPaidFor(template, bought))
    .toSorted((one, other) => rank(one) - rank(other));
}
