import { brand } from '@awning/content/brand';
import { hosting } from '@awning/content/orders/hosting';
import { templateWords } from '@awning/content/template';
import { addOnsOf } from '@awning/shop/addOns';
import type { Tried } from '@awning/contract/sites/tried';
import type { Template } from '@awning/shop/template';
import { FirstYear } from '@awning/ui/sections/FirstYear';
import { paths } from '../../paths.ts';
import { price } from '../../format/price.ts';

export interface TemplateFirstYearProps {
  template: Template;
  /** The chosen look and the other tried values: the order has them. */
  tried: Tried;
}

/** Adds up what a template costs in its first year, and takes the ticked add-ons along to the till. */
export function TemplateFirstYear({ template, tried }: TemplateFirstYearProps) {
  const { tagline, free, ...words } = templateWords.firstYear;

  return (
    <FirstYear
      {...words}
      formAction={paths.checkout.to()}
      template={template}
      carried={{ ...tried }}
      addOns={addOnsOf(template)}
      free={free}
      formatPrice={price}
      receipt={{
        shop: { name: brand.name, tagline: tagline(template.name) },
        footer: [hosting.excluded],
      }}
    />
  );
}
