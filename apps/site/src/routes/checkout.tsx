import { checkout } from '@awning/content/checkout';
import { addOnsOf } from '@awning/shop/addOns';
import { findTemplate } from '@awning/shop/catalogue';
import { defaultTemplateId } from '@awning/shop/order';
import { catalogue } from '@awning/templates/catalogue';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Meta } from '../Meta.tsx';
import { notFound } from '../notFound.ts';
import { CheckoutPage } from '../pages/CheckoutPage/CheckoutPage.tsx';
import { checkoutAddress, paths } from '../paths.ts';
import type { PageContext } from '@awning/contract/renderer';
import type { RouteHandle } from '../routeHandle.ts';
import { onShelf } from '../shelf.ts';
import { useCheckout } from '../useCheckout.ts';

export const handle: RouteHandle = { readsQuery: true };

export function loader({ request, context }: LoaderFunctionArgs<PageContext | undefined>) {
  const { searchParams } = new URL(request.url);
  const template = findTemplate(catalogue, searchParams.get('templateId') ?? defaultTemplateId);
  if (!template) throw notFound('template');

  const offered = addOnsOf(template).map(({ id }): string => id);
  const ticked = searchParams.getAll('addOns').filter((id) => offered.includes(id));
  return {
    id: template.id,
    draft: context?.checkout?.draft ?? { addOns: ticked },
    refused: context?.checkout?.failure,
  };
}

export function Component() {
  const { id, draft, refused } = useLoaderData<typeof loader>();
  const { failure = refused, ...form } = useCheckout(id);
  const template = findTemplate(catalogue, id);
  if (!template) return null;

  return (
    <>
      <Meta title={checkout.title} description={checkout.description} />
      <CheckoutPage
        key={id}
        item={onShelf(template)}
        action={checkoutAddress}
        draft={draft}
        failure={failure}
        catalogueHref={paths.catalogue.to()}
        {...form}
      />
    </>
  );
}
