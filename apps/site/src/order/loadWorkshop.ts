import type { Order } from '@awning/contract/orders';
import type { PageContext } from '@awning/contract/renderer';
import type { Workshop } from '@awning/contract/sites/workshop';
import { takesDelivery } from '@awning/shop/order';
import type { cardsOf } from '../goods/cards.ts';
import { fetchChunk } from '../hydration/chunks.ts';
import { notFound } from '../problems/notFound.ts';
import { loadOrder } from './loadOrder.ts';

export interface LoadedWorkshop {
  order: Order;
  /** Its website, and what can be filled in for it. Left out while there is none to work on. */
  site?: NonNullable<PageContext['workshop']> | undefined;
}

/** What designs look like, by their ids. */
export type Cards = ReturnType<typeof cardsOf>;

/** Pictures of the designs that a website may be put into. The page brings them along: their addresses weigh much in script. */
export async function loadCards({ designs, dearer }: Workshop): Promise<Cards> {
  const load = () => import('../goods/cards.ts');
  const { cardsOf } = await (import.meta.env.SSR ? load() : fetchChunk(load));
  return cardsOf([...designs, ...dearer].map(({ id }) => id));
}

/**
 * An order and its website as its buyer works on it: the server has them at hand, the browser asks for them.
 *
 * @throws what the page for what is not there says, where no order has this token.
 */
export async function loadWorkshop(token: string, context: PageContext | undefined): Promise<LoadedWorkshop> {
  const order = await loadOrder(token, context);
  if (!order) throw notFound('order');
  if (import.meta.env.SSR) return { order, site: context?.workshop };
  if (!takesDelivery(order.status) || order.upgrades) return { order };

  const { fetchWorkshop, fetchWorkshopForm } = await fetchChunk(() => import('./state/workshop.ts'));
  // The website is made when it is first asked for, so its form is asked for after that.
  const workshop = await fetchWorkshop(token);
  const form = workshop.answer && (await fetchWorkshopForm(token));
  return { order, site: form?.answer && { workshop: workshop.answer!, form: form.answer } };
}
