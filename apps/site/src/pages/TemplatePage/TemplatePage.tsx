import { shared } from '@awning/content/shared';
import { templateWords } from '@awning/content/template';
import { addOnsOf } from '@awning/shop/addOns';
import { tierOf } from '@awning/shop/tiers';
import { TemplateDetail } from '@awning/ui/sections/TemplateDetail';
import { price, type ShelfItem } from '../../shelf.ts';

export interface TemplatePageProps {
  item: ShelfItem;
  catalogueHref: string;
  categoryHref: string;
  orderHref: string;
}

// The larger the site, the darker its plate.
const tierTone = { basic: 'outlined', intermediate: 'solid', advanced: 'dark' } as const;

/** Sells one template. */
export function TemplatePage({ item, catalogueHref, categoryHref, orderHref }: TemplatePageProps) {
  const { template, theme, picture, phone } = item;
  const tier = tierOf(template.tier);

  return (
    <TemplateDetail
      breadcrumbs={{
        label: templateWords.breadcrumbs,
        items: [
          { label: shared.templates, href: catalogueHref },
          { label: template.category, href: categoryHref },
        ],
        current: template.name,
      }}
      name={template.name}
      tier={{ label: tier.name, tone: tierTone[template.tier] }}
      description={template.description}
      price={{ price: price(template.price), notes: templateWords.priceNotes }}
      theme={theme}
      picture={{ ...picture, sizes: '(min-width: 64em) min(49vw, 620px), calc(100vw - 72px)' }}
      {...(phone && { phone: { ...phone, sizes: '110px' } })}
      order={{ href: orderHref }}
      demo={{ href: template.demoUrl }}
      delivery={templateWords.delivery(tier.delivery)}
      features={template.features}
      pages={template.pages}
      addOns={addOnsOf(template).map((addOn) => ({ name: addOn.name, price: `+ ${price(addOn.price)}` }))}
      labels={{ ...templateWords, ...shared }}
    />
  );
}
