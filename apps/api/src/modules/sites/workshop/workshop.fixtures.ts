import type { Order } from '@awning/contract/orders';
import type { ContentChange, Workshop } from '@awning/contract/sites/workshop';
import { mails, orders } from '../../../database/schema.ts';
import { anOrder, keep } from '../../../testing/seed.ts';
import { openSite, siteOf } from '../sites.fixtures.ts';

/** A buyer with the link of an order, and the desk. */
export async function openWorkshop(change: Parameters<typeof anOrder>[0] = {}) {
  const opened = await openSite(change);
  return { ...opened, ...workshopOf(opened) };
}

type Opened = Awaited<ReturnType<typeof openSite>>;

/** The requests of a buyer with the link of an order, and those of the desk. */
function workshopOf({ app, order, headers }: Pick<Opened, 'app' | 'order' | 'headers'>) {
  const root = `/orders/${order.token}/workshop`;
  const desk = siteOf(app, order.id, headers);
  const get = (path = '') => app.get(`${root}${path}`);
  const send = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body: unknown = {}) =>
    app.send(method, `${root}${path}`, body);
  const change = (version: number, ...changes: ContentChange[]) =>
    send('PATCH', '/content', { version, changes });
  const offer = (release: string) => desk.send('POST', '/offer', { release });

  return {
    root,
    desk,
    get,
    send,
    workshop: async () => (await get()).json<Workshop>(),
    /** Changes fields of the given version. */
    change,
    handIn: (version?: number) => send('POST', '/hand-in', { version }),
    approve: (release: string) => send('POST', '/approval', { release }),
    write: (text: string, asksChange?: boolean) =>
      send('POST', '/messages', { text, ...(asksChange !== undefined && { asksChange }) }),
    publish: (release: string) => send('PUT', '/publication', { release }),
    offer,
    /** Fills in all required fields: version 2. */
    tell: async () => {
      await get();
      await change(1, { path: 'business.telephone', value: '020 7946 0000' });
    },
    /** Has the shop build a release and offer it for approval. */
    offerBuilt: async () => {
      const release = await desk.build();
      await offer(release);
      return release;
    },
    stands: async () => {
      const { status, timeline, readyBy, site } = (await app.get(`/orders/${order.token}/status`)).json<{
        order: Order;
      }>().order;
      return {
        status,
        whoseTurn: timeline.findLast(({ at }) => at !== null)?.whoseTurn,
        readyBy,
        stage: site?.stage,
      };
    },
    mailed: async () =>
      (await app.rows(mails)).map(({ kind, recipient }) => `${kind} to ${recipient}`).toSorted(),
  };
}

/** A site that was handed in with these details of the business, and maybe with prices: version 3. */
export async function openSuggestions(business: Record<string, string>, prices?: Record<string, unknown>) {
  const opened = await openWorkshop();
  const { desk, send, tell, handIn, change, workshop } = opened;
  await tell();
  const { content } = await workshop();
  const own = content['business'] as Record<string, unknown>;
  await change(
    2,
    { path: 'business', value: { ...own, ...business } },
    ...(prices ? [{ path: 'prices', value: prices }] : []),
  );
  await handIn();
  const suggestOver = (version: number, said: Record<string, string>, note?: string, sums = prices) =>
    desk.send('PUT', '/suggestion', {
      version,
      content: { ...content, business: { ...own, ...said }, ...(sums && { prices: sums }) },
      ...(note !== undefined && { note }),
    });
  return {
    ...opened,
    suggestOver,
    /** Suggests these details instead. */
    suggest: (said: Record<string, string>, note?: string, sums = prices) => suggestOver(3, said, note, sums),
    /** Accepts or rejects one correction by its place, or all; of the newest suggestion unless another is given. */
    answer: async (answer: 'take' | 'leave', path?: string, suggestion?: string) =>
      send('POST', '/suggestion', {
        suggestion: suggestion ?? (await desk.site()).suggestion!.id,
        answer,
        ...(path !== undefined && { path }),
      }),
  };
}

/** One more order in the same shop. */
export async function anotherWorkshop(
  { app, headers }: Pick<Opened, 'app' | 'headers'>,
  change: Parameters<typeof anOrder>[0] = {},
) {
  const order = anOrder(change);
  await keep(app, orders, [order]);
  return { order, ...workshopOf({ app, order, headers }) };
}
