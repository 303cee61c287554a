import { orders } from '@awning/content/orders';
import { useLoaderData } from 'react-router-dom';
import { Meta } from '../Meta.tsx';
import { OrderReturn } from '../OrderReturn.tsx';
import { loadReturnedOrder } from '../returnedOrder.ts';
import { ReturnPage } from '../pages/ReturnPage/ReturnPage.tsx';
import { paths } from '../paths.ts';
import type { RouteHandle } from '../routeHandle.ts';

export const handle: RouteHandle = { readsQuery: true };
export const loader = loadReturnedOrder;

export function Component() {
  const returned = useLoaderData<typeof loader>();

  return (
    <>
      <Meta title={orders.cancelled.title} noIndex />
      {returned ? <OrderReturn {...returned} /> : <ReturnPage catalogueHref={paths.catalogue.to()} />}
    </>
  );
}
