import type { AccountOrder } from '@awning/contract/accountOrders';
import { urls } from '@awning/contract/urls';
import type { Billing } from '@awning/shop/billing';
import { api, fetchAfresh } from '../../state/store.ts';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    getLatestOrders: build.query<{ items: Pick<AccountOrder, 'billing' | 'paidAt'>[] }, void>({
      query: () => urls.accountOrders,
    }),
  }),
});

/**
 * The business that the receipts of the customer were made out to last, as far as their latest orders say. A visitor can
 * begin an order in another person's name: one counts that was paid for.
 */
export async function lastBilling(): Promise<Billing | undefined> {
  const { data } = await fetchAfresh(endpoints.getLatestOrders, undefined);
  return data?.items.find(({ billing, paidAt }) => billing && paidAt)?.billing ?? undefined;
}
