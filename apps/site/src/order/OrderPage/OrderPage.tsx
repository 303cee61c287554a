import { orders } from '@awning/content/orders/orders';
import type { Order } from '@awning/contract/orders';
import { stepsDone } from '@awning/templates/steps';
import { AsideLayout } from '@awning/ui/components/AsideLayout';
import { Stack } from '@awning/ui/primitives';
import { ReviewForm, type ReviewFormProps } from '@awning/ui/sections/ReviewForm';
import type { ReactNode } from 'react';
import { isWorkedOn, openAddress } from '../../format/siteAddresses.ts';
import { Blocks } from '../../problems/Blocks/Blocks.tsx';
import { OrderDelivery, type OrderDeliveryProps } from '../OrderDelivery/OrderDelivery.tsx';
import { orderFacts } from '../orderFacts.ts';
import { OrderLink } from '../OrderLink/OrderLink.tsx';
import { OrderPanel } from '../OrderPanel/OrderPanel.tsx';
import { OrderVisitors, type OrderVisitorsProps } from '../OrderVisitors/OrderVisitors.tsx';
import { OrderTurn } from '../OrderWorkshop/OrderTurn.tsx';
import { OrderWorkshop, type OrderWorkshopProps } from '../OrderWorkshop/OrderWorkshop.tsx';
import { OwnDomain } from '../OrderWorkshop/OwnDomain.tsx';
import { Releases } from '../OrderWorkshop/Releases.tsx';
import { Talk } from '../OrderWorkshop/Talk.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { OrderReceipt } from './OrderReceipt.tsx';

export interface OrderPageProps {
  /** The purchase, and its progress. */
  order: Order;
  /** Its website as its buyer edits it, once there is one. */
  workshop?: Omit<OrderWorkshopProps, 'order'> | undefined;
  /** A preview of its website. */
  view?: ReactNode;
  /** The address that starts the payment. */
  payAction: string;
  /** The state of sending a review of a delivered order. */
  review: Pick<ReviewFormProps, 'formAction' | 'status' | 'problems' | 'onSubmit' | 'onFirstTouch'>;
  /** The addresses of its website's downloads. */
  zips: OrderDeliveryProps['zips'];
  /** The entries and visits at its website, once it was published. */
  visitors: Omit<OrderVisitorsProps, 'address'>;
  /** The address that creates a new link to it. */
  linkAction: string;
  /** The address of the shelf. */
  catalogueHref: string;
}

/** The page of an order: first its next task, then its website, its receipt and its progress. */
export function OrderPage(props: OrderPageProps) {
  const { order, workshop, view, payAction, review, zips, visitors, linkAction, catalogueHref } = props;
  const { status, upgrades, delivery, site, pictures } = order;
  const worked = workshop && isWorkedOn(order, workshop.workshop.stage) ? workshop : undefined;
  const receipt = (
    <OrderReceipt order={order} workshop={workshop?.workshop} fold={worked ? 'closed' : 'open'} />
  );
  const handedOver = <OrderDelivery delivery={delivery} site={site} pictures={pictures} zips={zips} />;
  // Without a task, the progress comes first.
  const leads = worked === undefined || worked.workshop.stage === 'checking';
  const progress = upgrades === null && <OrderProgress order={order} fold={leads ? 'open' : 'closed'} />;
  const link = status !== 'pending' && <OrderLink action={linkAction} />;

  return (
    <Blocks>
      {worked ? (
        <OrderTurn
          token={worked.token}
          order={order}
          workshop={worked.workshop}
          done={stepsDone(worked.form.schema, worked.workshop)}
          handIn={worked.handIn}
          onCopy={worked.domain.onCopy}
        />
      ) : (
        <OrderPanel
          order={order}
          facts={orderFacts(order)}
          payAction={payAction}
          browseHref={catalogueHref}
        />
      )}
      <AsideLayout
        aside={
          worked ? (
            <Blocks>
              {view}
              <Releases
                {...worked.releases}
                live={worked.workshop.stage === 'live'}
                releases={worked.workshop.releases}
              />
              <Stack gap="none">
                <Blocks>
                  {receipt}
                  {!leads && progress}
                </Blocks>
              </Stack>
            </Blocks>
          ) : (
            receipt
          )
        }
        after={
          <Blocks>
            {worked && <Talk {...worked.message} messages={worked.workshop.messages} />}
            {worked && (
              <OwnDomain {...worked.domain} own={worked.workshop.ownDomain} state={worked.workshop.state} />
            )}
            {link}
          </Blocks>
        }
      >
        <Blocks>
          {site !== null && site.state !== 'draft' && (
            // Not at an address that the desk may have set by hand: visits are not counted there.
            <OrderVisitors {...visitors} address={openAddress({ delivery: null, site })} />
          )}
          {worked && <OrderWorkshop {...worked} order={order} />}
          {handedOver}
          {leads && progress}
        </Blocks>
      </AsideLayout>
      {status === 'delivered' && upgrades === null && (
        <ReviewForm
          {...review}
          id="review"
          tone="tint"
          heading={orders.review.heading}
          lead={orders.review.lead}
          count={orders.review.count}
          labels={orders.review.labels}
        />
      )}
    </Blocks>
  );
}
