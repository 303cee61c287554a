import { orderStatus } from '@awning/content/orders/orderStatus';
import type { OrderStatus } from '@awning/shop/order';
import type { Fault } from './releases/siteBuilder.ts';
import type { NotToShow } from './sites.service.ts';

export const unknownSite = { error: 'unknown-site', message: 'This order has no website yet' };

export const unknownRelease = {
  error: 'unknown-release',
  message: 'There is no such release of this website',
};

const notBuilt = {
  waiting: { error: 'not-built', message: 'This release is not built yet. Wait until it is.' },
  failed: { error: 'not-built', message: 'This release could not be built. Build the website once more.' },
};

export const closed = ({ status }: { status: OrderStatus }) => ({
  error: 'no-site',
  message: `No website is worked on while its order stands at “${orderStatus[status]}”.`,
});

export const faulty = (message: string, faults: readonly Fault[]) => ({
  error: 'invalid',
  message,
  fields: Object.fromEntries(faults.map((fault) => [fault.path, fault.message])),
});

const otherDesign = {
  error: 'other-design',
  message: 'This release is in a design that the website has no longer. Build the website once more.',
};

/** The failure for a release that cannot be shown, with the status of the response. */
export function notToShow(why: NotToShow, missing: string) {
  switch (why.outcome) {
    case 'unknown-release':
      return { status: 404, failure: unknownRelease } as const;
    case 'not-built':
      return { status: 409, failure: notBuilt[why.state === 'failed' ? 'failed' : 'waiting'] } as const;
    case 'other-design':
      return { status: 409, failure: otherDesign } as const;
    case 'missing':
      return { status: 422, failure: faulty(missing, why.faults) } as const;
  }
}
