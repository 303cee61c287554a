import { faq } from '@awning/content/faq';
import { pricing } from '@awning/content/pricing';
import { quote as quoteWords } from '@awning/content/forms/quote';
import { trapName } from '@awning/contract/trapName';
import { addOnsOf, mostExtraPages, type AddOnId } from '@awning/shop/addOns';
import { tierOf, tiers, type Tier } from '@awning/shop/tiers';
import type { QuoteFormProps } from '@awning/ui/components/QuoteForm';
import { CustomDevelopment } from '@awning/ui/sections/CustomDevelopment';
import { FaqAccordion } from '@awning/ui/sections/FaqAccordion';
import { TierCards } from '@awning/ui/sections/TierCards';
import { Fold } from '../../frame/Fold.tsx';
import { anchors, paths, quoteHref } from '../../paths.ts';
import { price } from '../../format/price.ts';
import { questions } from './questions.ts';

export interface PricingPageProps {
  /** The add-ons that only some templates are sold with, by the size of those templates. */
  ownAddOns: Readonly<Record<Tier['id'], readonly AddOnId[]>>;
  /** How the form for what no tier covers is getting on. */
  quote: Pick<QuoteFormProps, 'formAction' | 'status' | 'problems' | 'draft' | 'onSubmit' | 'onFirstTouch'>;
}

/** Says what everything costs, offers to build the rest, and answers what people ask before they pay. */
export function PricingPage({ ownAddOns, quote }: PricingPageProps) {
  return (
    <>
      <TierCards
        headingLevel={1}
        heading={pricing.heading}
        lead={pricing.intro}
        items={tiers.map(ticket)}
        recommended={{ tier: tierOf('intermediate').name, label: pricing.recommended }}
        comparison={comparison(ownAddOns)}
        footnote={pricing.footnote}
        labels={pricing.labels}
      />
      <Fold />
      <CustomDevelopment
        id={quoteHref.split('#')[1]!}
        heading={quoteWords.heading}
        lead={quoteWords.lead}
        points={quoteWords.points}
        quote={{
          budgets: quoteWords.budgets,
          labels: quoteWords.labels,
          honeypot: { name: trapName, label: quoteWords.trap },
          ...quote,
        }}
      />
      <FaqAccordion
        id="faq"
        heading={faq.heading}
        lead={faq.intro}
        action={{ label: faq.ask, href: anchors.contact }}
        items={questions}
      />
    </>
  );
}

const plates = { basic: 'outlined', intermediate: 'solid', advanced: 'dark' } as const;
const allAddOns = addOnsOf({ addOns: ['priorityLaunch', 'staffTraining'] });
const soldWithAll = addOnsOf({ addOns: [] });

const ticket = ({ id, name, price: minor, pageLimit, delivery }: Tier) => ({
  id,
  tier: { label: name, tone: plates[id] },
  title: pricing.titles[id],
  price: price(minor),
  note: pricing.note,
  facts: [pageLimit, pricing.open(delivery)],
  features: pricing.inEach.map((text) => ({ text })),
  action: { label: pricing.choose(name), href: `${paths.catalogue.to()}?tier=${id}` },
});

function comparison(ownAddOns: PricingPageProps['ownAddOns']) {
  const { comparison: words } = pricing;
  const row = (name: string, cellOf: (tier: Tier) => string | boolean) => ({
    name,
    cells: tiers.map(cellOf),
  });

  return {
    heading: words.heading,
    rowHeading: words.rowHeading,
    groups: [
      {
        heading: words.size,
        rows: [
          row(words.pages, ({ pageLimit }) => pageLimit),
          row(words.days, ({ delivery }) => delivery),
          row(words.once, (tier) => price(tier.price)),
          row(words.monthly, () => words.none),
        ],
      },
      { heading: words.inThePrice, rows: pricing.inEach.map((name) => row(name, () => true)) },
      {
        heading: words.extras,
        rows: allAddOns.map((addOn) =>
          row(addOn.id === 'extraPages' ? pricing.upTo(addOn.name, mostExtraPages) : addOn.name, ({ id }) =>
            soldWithAll.includes(addOn) || ownAddOns[id].includes(addOn.id)
              ? words.addOn(price(addOn.price))
              : words.notSold,
          ),
        ),
      },
    ],
  };
}
