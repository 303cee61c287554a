import { faq } from '@awning/content/faq';
import { pricing } from '@awning/content/pricing';
import { quote as quoteWords } from '@awning/content/forms/quote';
import { trapName } from '@awning/contract/trapName';
import { shared } from '@awning/content/shared';
import { addOnsOf, mostExtraPages } from '@awning/shop/addOns';
import { tierOf, tiers, type Tier } from '@awning/shop/tiers';
import { siteFunctions } from '@awning/shop/traits';
import type { QuoteFormProps } from '@awning/ui/components/QuoteForm';
import { CustomDevelopment } from '@awning/ui/sections/CustomDevelopment';
import { FaqAccordion } from '@awning/ui/sections/FaqAccordion';
import { TierCards } from '@awning/ui/sections/TierCards';
import { Fold } from '../../frame/Fold.tsx';
import { anchors, paths, quoteHref } from '../../paths.ts';
import { price } from '../../format/price.ts';
import type { SoldInSize } from '../soldInSize.ts';
import { questions } from './questions.ts';

export interface PricingPageProps {
  /** What the designs of each size can do, and what only some of them are sold with. */
  soldInSize: Readonly<Record<Tier['id'], SoldInSize>>;
  /** The state of the form for what no tier covers. */
  quote: Pick<QuoteFormProps, 'formAction' | 'status' | 'problems' | 'draft' | 'onSubmit' | 'onFirstTouch'>;
}

/** Says what everything costs, offers to build the rest, and answers what people ask before they pay. */
export function PricingPage({ soldInSize, quote }: PricingPageProps) {
  return (
    <>
      <TierCards
        headingLevel={1}
        heading={pricing.heading}
        lead={pricing.intro}
        items={tiers.map(ticket)}
        recommended={{ tier: tierOf('intermediate').name, label: pricing.recommended }}
        comparison={comparison(soldInSize)}
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
  features: [...pricing.besides[id], ...pricing.inEach].map((text) => ({ text })),
  action: { label: pricing.choose(name), href: `${paths.catalogue.to()}?tier=${id}` },
});

function comparison(sold: PricingPageProps['soldInSize']) {
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
        heading: words.functions,
        rows: siteFunctions.map((one) =>
          row(shared.functions[one], ({ id }) =>
            words.inDesigns(sold[id].functions[one] ?? 0, sold[id].designs),
          ),
        ),
      },
      {
        heading: words.extras,
        rows: allAddOns.map((addOn) =>
          row(addOn.id === 'extraPages' ? pricing.upTo(addOn.name, mostExtraPages) : addOn.name, ({ id }) =>
            soldWithAll.includes(addOn) || sold[id].addOns.includes(addOn.id)
              ? words.addOn(price(addOn.price))
              : words.notSold,
          ),
        ),
      },
    ],
  };
}
