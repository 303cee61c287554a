import type { RefusedLetter } from '@awning/contract/renderer';
import { urls } from '@awning/contract/urls';
import { tiers, type Tier } from '@awning/shop/tiers';
import { catalogue } from '@awning/templates/catalogue';
import { PricingPage, type PricingPageProps } from '../pages/PricingPage/PricingPage.tsx';
import { questions } from '../pages/PricingPage/questions.ts';
import { apiAddress } from '../paths.ts';
import { answered, offered, StructuredData } from '../StructuredData.tsx';
import { useQuote } from '../useQuote.ts';

const ownAddOnsOf = ({ id }: Tier) => [
  ...new Set(catalogue.filter(({ tier }) => tier === id).flatMap(({ addOns }) => addOns)),
];
const ownAddOns = Object.fromEntries(
  tiers.map((tier) => [tier.id, ownAddOnsOf(tier)]),
) as unknown as PricingPageProps['ownAddOns'];

/** The whole price list, with what sends a request for a quote. */
export function Prices({ refused }: { refused: RefusedLetter | undefined }) {
  return (
    <>
      {tiers.map((tier) => (
        <StructuredData key={tier.id} data={offered(tier)} />
      ))}
      <StructuredData data={answered(questions)} />
      <PricingPage
        ownAddOns={ownAddOns}
        quote={{ action: apiAddress(urls.createQuote), ...useQuote(refused) }}
      />
    </>
  );
}
