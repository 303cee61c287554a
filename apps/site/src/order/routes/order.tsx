import { orders } from '@awning/content/orders/orders';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { loadCards, loadWorkshop } from '../loadWorkshop.ts';
import { Meta } from '../../head/Meta.tsx';
import { OrderView } from '../OrderWindow/OrderView.tsx';
import { OrderPage } from '../OrderPage/OrderPage.tsx';
import { payForOrderAddress, reviewAddress } from '../../api/apiPaths.ts';
import { paths } from '../../paths.ts';
import type { PageContext } from '@awning/contract/renderer';
import { useOrder } from '../useOrder.ts';
import { useOrderSite } from '../useOrderSite.ts';
import { useOrderWorkshop } from '../useOrderWorkshop.ts';
import { useReview } from '../useReview.ts';

export async function loader({ params, context }: LoaderFunctionArgs<PageContext | undefined>) {
  const { token = '' } = params;
  const loaded = await loadWorkshop(token, context);
  return { token, ...loaded, cards: loaded.site ? await loadCards(loaded.site.workshop) : {} };
}

export function Component() {
  const { token, ...loaded } = useLoaderData<typeof loader>();
  const order = useOrder(token, loaded.order);
  const workshop = useOrderWorkshop(token, loaded.site, order.site?.stage);

  return (
    <>
      <Meta title={orders.title} noIndex />
      <OrderPage
        order={order}
        workshop={workshop && { ...workshop, token }}
        view={workshop && <OrderView token={token} {...workshop} cards={loaded.cards} />}
        payAction={payForOrderAddress(token)}
        review={{ ...useReview(token), formAction: reviewAddress(token) }}
        {...useOrderSite(token, order.site)}
        catalogueHref={paths.catalogue.to()}
      />
    </>
  );
}
