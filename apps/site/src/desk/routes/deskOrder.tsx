import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { loadDesk } from '../loadDesk.ts';
import { DeskOrder } from '../DeskOrder/DeskOrder.tsx';
import { useDeskOrder } from '../useDeskOrder.ts';
import { useOrderDelivery } from '../useOrderDelivery.ts';
import { useDeskRefund } from '../useDeskRefund.ts';

export const loader = ({ params, request }: LoaderFunctionArgs) =>
  loadDesk(request, async () => (await import('../state/deskSite.ts')).fetchOrderAndSite(params['id'] ?? ''));
loader.hydrate = true as const;

export function Component() {
  const { order = null, site } = useLoaderData<typeof loader>()?.answer ?? {};
  const { id = '' } = useParams();

  return (
    <DeskOrder
      order={order}
      site={site}
      {...useDeskOrder(id, order?.answer?.siteAddress ?? null)}
      delivery={useOrderDelivery(id)}
      refund={useDeskRefund(id)}
    />
  );
}
