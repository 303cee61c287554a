import { landing } from '@awning/content/landing';
import { landingCategories } from '@awning/shop/catalogue';
import { tierOf, tiers } from '@awning/shop/tiers';
import { doors, TradeDrawing, type TradeKind } from '@awning/ui/components/TradeDrawing';
import { CategoryChooser, type CategoryOption } from '@awning/ui/sections/CategoryChooser';
import { FeatureGrid } from '@awning/ui/sections/FeatureGrid';
import { NewsletterForm, type NewsletterFormProps } from '@awning/ui/sections/NewsletterForm';
import { TierCards } from '@awning/ui/sections/TierCards';
import { categorySlug } from '@awning/shop/catalogue';
import { paths } from '../../paths.ts';
import { price } from '../../format/price.ts';
import { categoryPath } from '../../goods/categoryPath.ts';

export interface LandingPageProps {
  /** Takes the visitor to the shelf of the trade that was chosen. */
  onContinue: (option: CategoryOption) => void;
  /** How the form for the shop's letters is sent, and how it stands. */
  newsletter: Pick<
    NewsletterFormProps,
    'formAction' | 'status' | 'errorReason' | 'onSubmit' | 'onEdit' | 'onFirstTouch'
  >;
}

// By what stands in its window.
const drawings: Record<(typeof landingCategories)[number], TradeKind> = {
  Barbershop: 'pole',
  Restaurant: 'cloche',
  Photography: 'camera',
  Consulting: 'briefcase',
  Education: 'books',
  Health: 'cross',
  Technology: 'screen',
  Marketing: 'megaphone',
  'Real Estate': 'house',
  Travel: 'suitcase',
  Beauty: 'mirror',
  Weddings: 'cake',
};

const options = landingCategories.map((label) => ({
  label,
  value: categorySlug(label),
  href: categoryPath(label),
  theme: doors[drawings[label]],
  drawing: <TradeDrawing kind={drawings[label]} />,
}));

const { chooser, features, prices, newsletter: letters } = landing;

/** Meets those who came by an advertisement: their trade first, then what it costs and what comes with it. */
export function LandingPage({ onContinue, newsletter }: LandingPageProps) {
  return (
    <>
      <CategoryChooser
        heading={chooser.heading}
        headingLevel={1}
        lead={chooser.lead}
        options={options}
        formAction={paths.catalogue.to()}
        labels={chooser}
        onContinue={onContinue}
        doors="terrace"
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
        heading={letters.heading}
        lead={letters.lead}
        bill={letters.bill}
        tone="plain"
        consent={{
          text: letters.consent.text,
          link: { label: letters.consent.link, href: paths.privacy.to() },
        }}
        labels={letters.labels}
      />
    </>
  );
}

const plates = { basic: 'outlined', intermediate: 'solid', advanced: 'dark' } as const;
