import { faq } from '@awning/content/faq';
import { addOnsOf, mostExtraPages, type AddOnId } from '@awning/shop/addOns';
import { tierOf } from '@awning/shop/tiers';
import { price } from '../../format/price.ts';

const extra = (id: AddOnId) => price(addOnsOf({ addOns: [] }).find((addOn) => addOn.id === id)!.price);

/** What people ask before they buy, with the shop's own prices in the answers. */
export const questions = faq.items(
  { extraPages: extra('extraPages'), blogSetup: extra('blogSetup'), domainSetup: extra('domainSetup') },
  {
    basic: tierOf('basic').pageLimit,
    intermediate: tierOf('intermediate').pageLimit,
    advanced: tierOf('advanced').pageLimit,
  },
  mostExtraPages,
);
