import { eq } from 'drizzle-orm';
import type { SiteRenderer } from '@awning/contract/renderer';
import {
  mails,
  messages,
  orderFilePieces,
  orderFiles,
  orders,
  quotes,
  reviews,
  sessions,
  siteNames,
  sitePicturePieces,
  sitePictures,
  subscribers,
  users,
} from '../database/schema.ts';
import { createPlainBuilder } from './createPlainBuilder.ts';
import { createTestApp, customer as buyer } from './createTestApp.ts';
import { fillSite } from './fillSite.ts';
import {
  aMail,
  aMessage,
  anOrder,
  anOrderFile,
  aQuote,
  aReview,
  aSitePicture,
  aSubscriber,
  keep,
} from './seed.ts';

/** Pages that only show their input. */
const renderer: SiteRenderer = {
  render: async (_url, page) => ({ status: 200, html: JSON.stringify(page ?? {}), headers: {} }),
  headersOf: () => ({}),
  fileOf: () => undefined,
  addressOf: () => undefined,
  readsStandings: () => false,
};

/** Words about the customer that no other caller may read. */
export const privateWords = [buyer.name, buyer.email];

function* countUp(): Generator<number, number> {
  for (let number = 1; ; number += 1) yield number;
}

/** A shop in which a customer has left something of every kind, with one caller of each kind. */
export async function createAccessWorld() {
  const app = await createTestApp({
    site: { folder: import.meta.dirname, renderer },
    siteBuilder: createPlainBuilder().builder,
  });
  const write = app.services.database.durable;
  const person = { firstName: buyer.name, emailProvenAt: new Date('2026-11-01') };
  const people = {
    customer: await app.signIn({ ...person, email: buyer.email }),
    otherCustomer: await app.signIn(),
    admin: await app.signIn({ role: 'admin' }),
    demotedAdmin: await app.signIn({ role: 'admin' }),
    deletedAdmin: await app.signIn({ role: 'admin' }),
  };
  await write((transaction) =>
    transaction.update(users).set({ role: 'customer' }).where(eq(users.id, people.demotedAdmin.user.id)),
  );
  await write((transaction) => transaction.delete(users).where(eq(users.id, people.deletedAdmin.user.id)));

  await app.order();
  const [order] = await app.rows(orders);
  const hers = { name: buyer.name, email: buyer.email };
  const paidOrder = anOrder({ userId: people.customer.user.id });
  const deliveredOrder = anOrder({ status: 'delivered', customerEmail: buyer.email });
  const content = Buffer.from('PK');
  const size = content.length;
  const deliveredFile = anOrderFile(deliveredOrder.id, { size, received: size });
  const emptyFile = anOrderFile(paidOrder.id);
  const message = aMessage(hers);
  const quote = aQuote(hers);
  const review = aReview(paidOrder.id);
  const mail = aMail({ recipient: buyer.email, failedAt: new Date('2026-11-20') });
  await keep(app, orders, [paidOrder, deliveredOrder]);
  await keep(app, orderFiles, [deliveredFile, emptyFile]);
  await keep(app, orderFilePieces, [{ fileId: deliveredFile.id, start: 0, content }]);
  await keep(app, messages, [message]);
  await keep(app, quotes, [quote]);
  await keep(app, reviews, [review]);
  await keep(app, subscribers, [aSubscriber({ email: buyer.email })]);
  await keep(app, mails, [mail]);

  const at = new Date('2026-11-20');
  const { siteId, releaseId } = await write((transaction) =>
    fillSite(transaction, { orderId: paidOrder.id, business: 'Sharp & Sons', at }),
  );
  const emptyPicture = aSitePicture(siteId, { file: 'back.jpg' });
  const readyPicture = aSitePicture(siteId, { file: 'shown.png', state: 'ready', size: 8, received: 8 });
  await keep(app, sitePictures, [emptyPicture, readyPicture]);
  await keep(app, sitePicturePieces, [
    { pictureId: readyPicture.id, start: 0, content: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
  ]);
  const formerName = 'sharp-before';
  await keep(app, siteNames, [
    { name: formerName, siteId, leadsUntil: new Date('2027-01-01'), createdAt: at },
  ]);

  const otherSession = app.services.sessions.draft(people.customer.user.id, 'Another browser');
  await keep(app, sessions, [otherSession]);

  return {
    app,
    people,
    newcomers: countUp(),
    /** The customer's unpaid order. */
    order: order!,
    deliveredOrder,
    /** Of the paid order, which has a site. */
    paidToken: paidOrder.token,
    /** The former name of the paid order's site. */
    formerName,
    ids: {
      paidOrder: paidOrder.id,
      deliveredFile: deliveredFile.id,
      /** Of the paid order: its pieces are still to come. */
      emptyFile: emptyFile.id,
      /** Of the paid order’s site: its pieces are still to come. */
      emptyPicture: emptyPicture.id,
      /** Of the same site, as it was sent. */
      readyPicture: readyPicture.id,
      message: message.id,
      quote: quote.id,
      review: review.id,
      mail: mail.id,
      /** Of the site of the paid order. */
      release: releaseId,
      /** Another session of the customer. */
      otherSession: otherSession.id,
    },
  };
}

export type AccessWorld = Awaited<ReturnType<typeof createAccessWorld>>;
