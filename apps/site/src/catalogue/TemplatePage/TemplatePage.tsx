import { tryWords } from '@awning/content/orders/tryWords';
import { shared } from '@awning/content/shared';
import { templateWords } from '@awning/content/template';
import { addOnsOf } from '@awning/shop/addOns';
import type { Template } from '@awning/shop/template';
import type { Standings } from '@awning/shop/search';
import { tierOf } from '@awning/shop/tiers';
import { Section, Stack } from '@awning/ui/primitives';
import { SectionHead } from '@awning/ui/components/SectionHead';
import { TemplateDetail } from '@awning/ui/sections/TemplateDetail';
import { lazy, Suspense, useId } from 'react';
import { paths } from '../../paths.ts';
import { price } from '../../format/price.ts';
import type { ListedTemplate } from '../../goods/listedTemplates.ts';
import { categoryPath } from '../../goods/categoryPath.ts';
import { TemplateWindows } from '../../goods/TemplateWindows/TemplateWindows.tsx';
import { TemplateIncluded } from './TemplateIncluded.tsx';
import type { BuyersReviews } from './TemplateReviews.tsx';

export interface TemplatePageProps {
  /** What is sold, as the catalogue lists it. */
  item: ListedTemplate;
  /** Others that may suit. */
  related: readonly ListedTemplate[];
  /** What buyers said, once that is known and there is any of it. */
  reviews?: BuyersReviews | undefined;
  /** How much each tier’s window can still take; none while that is unknown. */
  standings?: Standings | undefined;
  /** Where it is bought. */
  orderHref: string;
}

// The larger the site, the darker its plate.
const tierTone = { basic: 'outlined', intermediate: 'solid', advanced: 'dark' } as const;

const TemplateReviews = lazy(async () => {
  const { TemplateReviews: Late } = await import('./TemplateReviews.tsx');
  return { default: Late };
});

const looksOf = ({ demoUrl, drawnDemoUrl }: Template) => {
  const { label, photographs, drawings } = templateWords.looks;
  if (!drawnDemoUrl) return {};
  return {
    looks: {
      label,
      links: [
        { label: photographs, href: demoUrl },
        { label: drawings, href: drawnDemoUrl },
      ],
    },
  };
};

/** Sells one template. */
export function TemplatePage(props: TemplatePageProps) {
  const { item, related, reviews, standings, orderHref } = props;
  const { template, theme, picture, phone } = item;
  const tier = tierOf(template.tier);

  return (
    <>
      <TemplateDetail
        breadcrumbs={{
          label: templateWords.breadcrumbs,
          items: [
            { label: shared.templates, href: paths.catalogue.to() },
            { label: template.category, href: categoryPath(template.category) },
          ],
          current: template.name,
        }}
        name={template.name}
        tier={{ label: tier.name, tone: tierTone[template.tier] }}
        description={template.description}
        price={{ price: price(template.price), notes: templateWords.priceNotes }}
        theme={theme}
        picture={{ ...picture, sizes: '(min-width: 64em) min(49vw, 620px), calc(100vw - 72px)' }}
        phone={phone && { ...phone, sizes: '110px' }}
        order={{ href: orderHref }}
        demo={{ href: template.demoUrl, ...looksOf(template) }}
        tryOn={{ label: tryWords.link, href: paths.try.to({ templateId: template.id }) }}
        delivery={templateWords.delivery(tier.delivery)}
        features={template.features}
        pages={template.pages}
        addOns={addOnsOf(template).map((addOn) => ({ name: addOn.name, price: `+ ${price(addOn.price)}` }))}
        labels={{ ...templateWords, ...shared }}
      />
      <TemplateIncluded template={template} />
      {reviews && (
        <Suspense fallback={null}>
          <TemplateReviews {...reviews} rating={standings?.[template.id]?.rating ?? undefined} />
        </Suspense>
      )}
      {related.length > 0 && <Related items={related} standings={standings} />}
    </>
  );
}

interface RelatedProps extends Pick<TemplatePageProps, 'standings'> {
  items: readonly ListedTemplate[];
}

function Related({ items, standings }: RelatedProps) {
  const headingId = useId();
  const { heading, lead, all } = templateWords.related;

  return (
    <Section labelledBy={headingId}>
      <Stack gap="xxlarge">
        <SectionHead
          id={headingId}
          heading={heading}
          lead={lead}
          action={{ label: all, href: paths.catalogue.to() }}
        />
        <TemplateWindows templates={items} headingLevel={3} standings={standings} />
      </Stack>
    </Section>
  );
}
