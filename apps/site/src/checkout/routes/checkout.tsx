import { checkout } from '@awning/content/orders/checkout';
import type { PageContext } from '@awning/contract/renderer';
import { findTemplate } from '@awning/shop/catalogue';
import { catalogue } from '@awning/templates/catalogue';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { loadCheckout } from '../loadCheckout.ts';
import { Meta } from '../../head/Meta.tsx';
import { CheckoutPage } from '../CheckoutPage/CheckoutPage.tsx';
import { checkoutAddress } from '../../api/apiPaths.ts';
import { listedTemplate } from '../../goods/listedTemplates.ts';
import { useBuyer, useCardProvider, useCheckout } from '../useCheckout.ts';

export const loader = ({ request, context }: LoaderFunctionArgs<PageContext | undefined>) =>
  loadCheckout(request.url, context);

export function Component() {
  const { id, draft, tried, look, refused, ...known } = useLoaderData<typeof loader>();
  const { failure = refused, ...form } = useCheckout(id, tried);
  const buyer = useBuyer();
  const cardProvider = useCardProvider(known.cardProvider);
  const template = findTemplate(catalogue, id);
  if (!template) return null;

  return (
    <>
      <Meta title={checkout.title} description={checkout.description} />
      <CheckoutPage
        key={id}
        item={listedTemplate(template)}
        formAction={checkoutAddress}
        draft={{ ...buyer, ...draft }}
        tried={tried}
        look={look}
        cardProvider={cardProvider}
        failure={failure}
        {...form}
      />
    </>
  );
}
