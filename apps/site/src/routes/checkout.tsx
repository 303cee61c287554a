import { checkout } from '@awning/content/checkout';
import type { PageContext } from '@awning/contract/renderer';
import { findTemplate } from '@awning/shop/catalogue';
import { catalogue } from '@awning/templates/catalogue';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { loadCheckout } from '../loadCheckout.ts';
import { Meta } from '../Meta.tsx';
import { CheckoutPage } from '../pages/CheckoutPage/CheckoutPage.tsx';
import { checkoutAddress } from '../apiPaths.ts';
import { paths } from '../paths.ts';
import { onShelf } from '../shelf.ts';
import { useBuyer, useCheckout } from '../useCheckout.ts';

export const loader = ({ request, context }: LoaderFunctionArgs<PageContext | undefined>) =>
  loadCheckout(request.url, context);

export function Component() {
  const { id, draft, refused } = useLoaderData<typeof loader>();
  const { failure = refused, ...form } = useCheckout(id);
  const buyer = useBuyer();
  const template = findTemplate(catalogue, id);
  if (!template) return null;

  return (
    <>
      <Meta title={checkout.title} description={checkout.description} />
      <CheckoutPage
        key={id}
        item={onShelf(template)}
        action={checkoutAddress}
        draft={{ ...buyer, ...draft }}
        failure={failure}
        catalogueHref={paths.catalogue.to()}
        {...form}
      />
    </>
  );
}
