import { pricing } from '@awning/content/pricing';
import type { PageContext } from '@awning/contract/renderer';
import { urls } from '@awning/contract/urls';
import { tiers } from '@awning/shop/tiers';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { apiAddress } from '../apiPaths.ts';
import { Meta } from '../Meta.tsx';
import { ownAddOns } from '../ownAddOns.ts';
import { PricingPage } from '../pages/PricingPage/PricingPage.tsx';
import { questions } from '../pages/PricingPage/questions.ts';
import { refusedLetter } from '../refusedLetter.ts';
import { answered, offered, StructuredData } from '../StructuredData.tsx';
import { useQuote } from '../useQuote.ts';

export const loader = ({ context }: LoaderFunctionArgs<PageContext | undefined>) => ({
  refused: refusedLetter(context, 'quote'),
});

export function Component() {
  const { refused } = useLoaderData<typeof loader>();
  const quote = { action: apiAddress(urls.createQuote), ...useQuote(refused) };

  return (
    <>
      <Meta title={pricing.title} description={pricing.description} />
      {tiers.map((tier) => (
        <StructuredData key={tier.id} data={offered(tier)} />
      ))}
      <StructuredData data={answered(questions)} />
      <PricingPage ownAddOns={ownAddOns} quote={quote} />
    </>
  );
}
