import { pricing } from '@awning/content/pricing';
import type { PageContext } from '@awning/contract/renderer';
import { urls } from '@awning/contract/urls';
import { tiers } from '@awning/shop/tiers';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { apiAddress } from '../../api/apiPaths.ts';
import { Meta } from '../../head/Meta.tsx';
import { quoteDraftOf } from '../quoteDraftOf.ts';
import { PricingPage } from '../PricingPage/PricingPage.tsx';
import { questions } from '../PricingPage/questions.ts';
import { soldInSize } from '../soldInSize.ts';
import { refusedForm } from '../../forms/refusedForm.ts';
import { answered, offered, StructuredData } from '../../head/StructuredData.tsx';
import { useQuote } from '../../forms/useQuote.ts';

export const loader = ({ context }: LoaderFunctionArgs<PageContext | undefined>) => ({
  refused: refusedForm(context, 'quote'),
});

export function Component() {
  const { refused } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const form = useQuote(refused);
  const draft = form.draft ?? quoteDraftOf(search);
  const quote = { formAction: apiAddress(urls.createQuote), ...form, draft };

  return (
    <>
      <Meta title={pricing.title} description={pricing.description} />
      {tiers.map((tier) => (
        <StructuredData key={tier.id} data={offered(tier)} />
      ))}
      <StructuredData data={answered(questions)} />
      <PricingPage soldInSize={soldInSize} quote={quote} />
    </>
  );
}
