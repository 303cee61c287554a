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
  /** Its website and its form. Undefined while there is none to edit. */
  site?: NonNullable<PageContext['workshop']> | undefined;
}

/** Pictures of designs, by their ids. */
export type Cards = ReturnType<typeof cardsOf>;

/** Pictures of the designs to choose from. They come with the page: their addresses are large in script. */
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
  // The website is created at its first request, so its form is requested after that.
  const workshop = await fetchWorkshop(token);
  const form = workshop.answer && (await fetchWorkshopForm(token));
  return { order, site: form?.answer && { workshop: workshop.answer!, form: form.answer } };
}
