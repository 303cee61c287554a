import { landing } from '@awning/content/landing';
import type { Template } from '@awning/shop/template';
import { tierOf, tiers } from '@awning/shop/tiers';
import { CategoryChooser, type CategoryOption } from '@awning/ui/sections/CategoryChooser';
import { FeatureGrid } from '@awning/ui/sections/FeatureGrid';
import { NewsletterForm, type NewsletterFormProps } from '@awning/ui/sections/NewsletterForm';
import { TierCards } from '@awning/ui/sections/TierCards';
import { Vacancies } from '@awning/ui/sections/Vacancies';
import { useMemo } from 'react';
import { Fold } from '../../frame/Fold.tsx';
import { paths } from '../../paths.ts';
import { price } from '../../format/price.ts';
import { landingTrades } from './landingTrades.tsx';

export interface LandingPageProps {
  /** Everything there is, in shelf order. */
  templates: readonly Template[];
  /** Takes the visitor to the shelf of the trade that was chosen. */
  onContinue: (option: CategoryOption) => void;
  /** How the form for the newsletter is sent, and how it stands. */
  newsletter: Pick<
    NewsletterFormProps,
    'formAction' | 'status' | 'errorReason' | 'onSubmit' | 'onEdit' | 'onFirstTouch'
  >;
}

const { chooser, toOrder, features, prices, newsletter: words } = landing;

/** Meets visitors who came by an advertisement: their trade first, then what it costs and what comes with it. */
export function LandingPage({ templates, onContinue, newsletter }: LandingPageProps) {
  const { open, options, vacancies } = useMemo(() => landingTrades(templates), [templates]);
  return (
    <>
      <CategoryChooser
        heading={chooser.heading}
        headingLevel={1}
        lead={chooser.lead(open, templates.length, price(Math.min(...tiers.map((tier) => tier.price))))}
        options={options}
        formAction={paths.catalogue.to()}
        labels={chooser.labels}
        onContinue={onContinue}
      />
      <Fold />
      <Vacancies
        heading={toOrder.heading}
        lead={toOrder.lead(vacancies.length)}
        items={vacancies}
        labels={toOrder.labels}
      />
      <FeatureGrid
        heading={features.heading}
        lead={features.lead}
        action={{ label: features.signUp, href: paths.signUp.to() }}
        items={features.items}
      />
      <TierCards
        heading={prices.heading}
        lead={prices.intro}
        items={tiers.map((tier) => ({
          tier: { label: tier.name, tone: plates[tier.id] },
          title: prices.titles[tier.id],
          price: price(tier.price),
          note: prices.note,
          facts: [tier.pageLimit, prices.openIn(tier.delivery)],
          action: { label: prices.see(tier.name), href: `${paths.pricing.to()}#${tier.id}` },
        }))}
        recommended={{ tier: tierOf('intermediate').name, label: prices.recommended }}
        labels={prices.labels}
      />
      <NewsletterForm
        {...newsletter}
        heading={words.heading}
        lead={words.lead}
        bill={{ ...words.bill, headline: words.bill.headline(open, vacancies.length) }}
        tone="plain"
        consent={{
          text: words.consent.text,
          link: { label: words.consent.link, href: paths.privacy.to() },
        }}
        labels={words.labels}
      />
    </>
  );
}

const plates = { basic: 'outlined', intermediate: 'solid', advanced: 'dark' } as const;
