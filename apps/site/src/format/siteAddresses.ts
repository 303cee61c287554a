import type { Order } from '@awning/contract/orders';
import type { SiteStage, SiteStanding } from '@awning/contract/sites/orderSite';
import { takesDelivery } from '@awning/shop/order';

/** Where a website is, the address to give away first: what the desk wrote, its owner's domain, its place with us. */
export function siteAddresses({ delivery, site }: Pick<Order, 'delivery' | 'site'>): readonly string[] {
  const ours = site && site.state !== 'draft' ? addressesOf(site) : [];
  const written = delivery?.address;
  return written && !ours.includes(written) ? [written, ...ours] : ours;
}

const addressesOf = ({ address, domain }: SiteStanding) =>
  domain === null ? [address] : [`${new URL(address).protocol}//${domain}`, address];

/** Where it is opened, while visitors see it. */
export const openAddress = ({ delivery, site }: Pick<Order, 'delivery' | 'site'>): string | undefined =>
  site?.state === 'live' || delivery?.address ? siteAddresses({ delivery, site })[0] : undefined;

/** An address without what every one has. As it is written: a URL would spell it in the letters of machines. */
export const hostOf = (address: string) => address.replaceAll(/^https?:\/\/|\/$/g, '');

/** Whether its website is worked on at an order's page. What was delivered otherwise than live was put together by hand. */
export const isWorkedOn = (
  { status, upgrades }: Pick<Order, 'status' | 'upgrades'>,
  stage: SiteStage | undefined,
) => upgrades === null && takesDelivery(status) && (status !== 'delivered' || stage === 'live');
