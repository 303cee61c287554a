import { orders } from '@awning/content/orders';
import type { PageContext } from '@awning/contract/renderer';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { loadOrder } from '../loadOrder.ts';
import { Meta } from '../Meta.tsx';
import { notFound } from '../notFound.ts';
import { ReturnPage } from '../pages/ReturnPage/ReturnPage.tsx';
import { paths, payForOrderAddress } from '../paths.ts';
import type { RouteHandle } from '../routeHandle.ts';
import { useOrder } from '../useOrder.ts';

type Outcome = keyof typeof orders.returns;
const isOutcome = (text = ''): text is Outcome => Object.hasOwn(orders.returns, text);

export const handle: RouteHandle = { readsQuery: true };

/** The order that the till sends its buyer back with. Nobody's order is no fault: people keep addresses. */
export async function loader({ params, request, context }: LoaderFunctionArgs<PageContext | undefined>) {
  const { outcome } = params;
  if (!isOutcome(outcome)) throw notFound('page');
  const token = new URL(request.url).searchParams.get('order');
  if (!token) return { outcome };

  const order = await loadOrder(token, context);
  if (!order) throw notFound('order');
  return { outcome, token, order };
}

export function Component() {
  const { outcome, token = '', order: loaded } = useLoaderData<typeof loader>();
  const order = useOrder(token, loaded);

  return (
    <>
      <Meta title={orders.returns[outcome].title} noIndex />
      <ReturnPage
        {...(order && {
          returned: { order, payAction: payForOrderAddress(token), followHref: paths.order.to({ token }) },
        })}
        catalogueHref={paths.catalogue.to()}
      />
    </>
  );
}
