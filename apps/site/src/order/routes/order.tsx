import { orders } from '@awning/content/orders/orders';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { loadOrder } from '../loadOrder.ts';
import { Meta } from '../../head/Meta.tsx';
import { notFound } from '../../problems/notFound.ts';
import { OrderPage } from '../OrderPage/OrderPage.tsx';
import { payForOrderAddress, reviewAddress } from '../../api/apiPaths.ts';
import { paths } from '../../paths.ts';
import type { PageContext } from '@awning/contract/renderer';
import { useOrder } from '../useOrder.ts';
import { useOrderSite } from '../useOrderSite.ts';
import { useReview } from '../useReview.ts';

export async function loader({ params, context }: LoaderFunctionArgs<PageContext | undefined>) {
  const token = params['token'] ?? '';
  const order = await loadOrder(token, context);
  if (!order) throw notFound('order');
  return { token, order };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const order = useOrder(loaded.token, loaded.order);

  return (
    <>
      <Meta title={orders.title} noIndex />
      <OrderPage
        order={order}
        payAction={payForOrderAddress(loaded.token)}
        review={{ ...useReview(loaded.token), formAction: reviewAddress(loaded.token) }}
        {...useOrderSite(loaded.token, order.site)}
        catalogueHref={paths.catalogue.to()}
      />
    </>
  );
}
