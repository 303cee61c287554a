import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { loadDesk } from '../loadDesk.ts';
import { DeskOrder } from '../DeskOrder/DeskOrder.tsx';
import { useDeskOrder } from '../useDeskOrder.ts';
import { useOrderDelivery } from '../useOrderDelivery.ts';
import { useDeskRefund } from '../useDeskRefund.ts';

export const loader = ({ params, request }: LoaderFunctionArgs) =>
  loadDesk(request, ({ fetchOrder }) => fetchOrder(params['id'] ?? ''));
loader.hydrate = true as const;

export function Component() {
  const order = useLoaderData<typeof loader>();
  const { id = '' } = useParams();

  return (
    <DeskOrder
      order={order}
      {...useDeskOrder(id)}
      delivery={useOrderDelivery(id)}
      refund={useDeskRefund(id)}
    />
  );
}
