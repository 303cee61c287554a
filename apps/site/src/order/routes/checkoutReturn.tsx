import { orders } from '@awning/content/orders/orders';
import type { PageContext } from '@awning/contract/renderer';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { loadReturn } from '../loadReturn.ts';
import { Meta } from '../../head/Meta.tsx';
import { ReturnPage } from '../ReturnPage/ReturnPage.tsx';
import { payForOrderAddress } from '../../api/apiPaths.ts';
import { paths } from '../../paths.ts';
import { useOrder } from '../useOrder.ts';

export const loader = ({ params, request, context }: LoaderFunctionArgs<PageContext | undefined>) =>
  loadReturn(params['outcome'], request.url, context);

export function Component() {
  const { outcome, token = '', order: loaded } = useLoaderData<typeof loader>();
  const order = useOrder(token, loaded);
  const justPaid = outcome === 'success';
  const addresses = {
    payAction: payForOrderAddress(token),
    followHref: paths.order.to({ token }),
    tellHref: paths.workshop.to({ token, step: 'name' }),
  };

  return (
    <>
      <Meta title={orders.returns[outcome].title} noIndex />
      <ReturnPage
        returned={order && { order, justPaid, ...addresses }}
        catalogueHref={paths.catalogue.to()}
      />
    </>
  );
}
