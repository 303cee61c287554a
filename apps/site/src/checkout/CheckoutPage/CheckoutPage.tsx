import { brand } from '@awning/content/brand';
import { waysToAsk } from '@awning/content/policies/imprint';
import { checkout } from '@awning/content/orders/checkout';
import type { CardProvider } from '@awning/contract/checkout';
import type { Failure } from '@awning/contract/failure';
import type { Tried } from '@awning/contract/sites/tried';
import { addOnsOf } from '@awning/shop/addOns';
import { countryCodes, countryName } from '@awning/shop/countries';
import { tierOf } from '@awning/shop/tiers';
import { CheckoutForm, type CheckoutFormProps, type CheckoutValues } from '@awning/ui/sections/CheckoutForm';
import { useMemo } from 'react';
import { price } from '../../format/price.ts';
import { paths } from '../../paths.ts';
import type { ListedTemplate } from '../../goods/listedTemplates.ts';
import { reasonOf } from '../../api/failure.ts';

export interface CheckoutPageProps extends Pick<CheckoutFormProps, 'onSubmit' | 'onFirstTouch' | 'status'> {
  /** The product. */
  item: ListedTemplate;
  /** Where the form is posted. */
  formAction: string;
  /** The values that are filled in already: ticked elsewhere, or sent and refused. */
  draft?: Partial<CheckoutValues> | undefined;
  /** The values its website was tried with: the order has them, and the website begins with them. */
  tried?: Tried | undefined;
  /** The names of the colours and the typeface that were chosen for it. */
  look?: { colours?: string | undefined; typeface?: string | undefined } | undefined;
  /** Who takes the payment, once that is known. */
  cardProvider?: CardProvider | undefined;
  /** Why the last attempt was refused. */
  failure?: Failure | undefined;
}

const countries = countryCodes.map((value) => ({ value, label: countryName(value) }));

/** Takes an order: what to add, who it is for, and on to the till. */
export function CheckoutPage({
  item,
  failure,
  draft,
  tried = {},
  look = {},
  cardProvider,
  ...form
}: CheckoutPageProps) {
  const { template, theme, picture } = item;
  const tier = tierOf(template.tier);
  const problems = useMemo(() => failure && problemsOf(failure), [failure]);

  return (
    <CheckoutForm
      {...form}
      heading={checkout.heading}
      template={{
        id: template.id,
        name: template.name,
        detail: [
          `${tier.name}, ${tier.pageLimit.toLowerCase()}, ${price(template.price)}.`,
          ...checkout.look(look),
        ].join(' '),
        theme,
        picture: { ...picture, sizes: '190px' },
        change: { label: checkout.change, href: paths.catalogue.to() },
      }}
      addOns={addOnsOf(template)}
      basePrice={template.price}
      formatPrice={price}
      receipt={{
        shop: { name: brand.name, tagline: brand.tagline },
        footer: checkout.receiptFooter(tier.delivery),
      }}
      help={{
        text: checkout.help,
        links: [{ label: checkout.refunds, href: paths.refunds.to() }, ...waysToAsk],
      }}
      draft={draft}
      carried={Object.keys(tried).length > 0 ? { tried: JSON.stringify(tried) } : undefined}
      problems={problems}
      billing={{ countries, labels: checkout.labels.billing }}
      labels={{ ...checkout.labels, ...checkout.pay[cardProvider ?? 'unknown'] }}
    />
  );
}

// A refusal of fields stands beside them; any other is about the payment, and that nothing was charged matters most.
function problemsOf(failure: Failure) {
  const { fields } = failure;
  return fields ? { fields } : { form: [checkout.failed, reasonOf(failure)].filter(Boolean).join(' ') };
}
