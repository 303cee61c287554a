import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as tables from '../database/schema.ts';
import { keyOf } from '../addresses/addressKey.ts';
import { purchase, type TestApp } from './createTestApp.ts';
import { fillSite } from './fillSite.ts';

export interface Somebody {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  business: string;
}

/** A person with data in every part of the shop, in upper case in some places and in lower case in others. */
export async function fillShop(
  app: TestApp,
  { who, passwordHash, account = true }: { who: Somebody; passwordHash: string; account?: boolean },
) {
  const { firstName, lastName, username, email, business } = who;
  const name = `${firstName} ${lastName}`;
  const at = new Date('2026-11-21T09:00:00Z');
  const customer = (address: string) => ({ ...purchase, customer: { name, email: address, business } });
  const known = new Set((await app.rows(tables.orders)).map(({ id }) => id));

  const { page } = await app.order(customer(email.toUpperCase()));
  await app.postForm(page, { outcome: 'pay' });
  await app.order(customer(email.toLowerCase()));
  const made = (await app.rows(tables.orders)).filter(({ id }) => !known.has(id));
  const paid = made.find(({ status }) => status === 'paid')!;
  const unpaid = made.find(({ status }) => status === 'pending')!;

  const somebody = await app.signIn(
    account ? { firstName, lastName, username, email, passwordHash, emailProvenAt: at } : {},
  );
  const userId = somebody.user.id;
  await app.services.database.durable(async (transaction) => {
    // Bought with the account, under another email address.
    if (account) {
      const work = `work-${email}`;
      const other = {
        userId,
        customerEmail: work,
        customerEmailKey: keyOf(work),
        requestKey: randomUUID(),
        formKey: randomUUID(),
      };
      await transaction.update(tables.orders).set(other).where(eq(tables.orders.id, unpaid.id));
      await transaction
        .insert(tables.passwordResets)
        .values({ id: randomUUID(), userId, expiresAt: new Date('2026-11-21T10:00:00Z') });
      await transaction.insert(tables.auditLog).values({
        at,
        actorId: userId,
        action: 'order.status',
        subjectId: paid.id,
        detail: {},
      });
    }
    await transaction
      .update(tables.orderHistory)
      .set({ note: `Rang ${name}.` })
      .where(eq(tables.orderHistory.orderId, paid.id));
    await transaction.insert(tables.refunds).values({
      id: randomUUID(),
      orderId: paid.id,
      amount: 100_00,
      note: `${name} wants no blog.`,
      askedAt: at,
      state: 'asked',
    });
    await transaction
      .insert(tables.resetRequests)
      .values({ id: randomUUID(), email, emailKey: keyOf(email), createdAt: at });
    await transaction
      .insert(tables.orderLinkRequests)
      .values({ id: randomUUID(), email, emailKey: keyOf(email), createdAt: at });
    await transaction.insert(tables.checkoutAttempts).values({
      requestKey: randomUUID(),
      requestHash: randomUUID(),
      draft: { customerName: name, customerEmail: email, customerEmailKey: keyOf(email) },
      createdAt: at,
    });
    await transaction.insert(tables.messages).values({
      id: randomUUID(),
      name,
      email: email.toUpperCase(),
      emailKey: keyOf(email),
      subject: business,
      message: `${firstName} asks.`,
      state: 'new',
      createdAt: at,
    });
    await transaction.insert(tables.quotes).values({
      id: randomUUID(),
      name,
      email,
      emailKey: keyOf(email),
      business,
      budget: '1000',
      details: `A site for ${business}.`,
      state: 'new',
      createdAt: at,
    });
    await transaction.insert(tables.subscribers).values({
      id: randomUUID(),
      email,
      emailKey: keyOf(email),
      state: 'confirmed',
      asked: 1,
      askedAt: at,
      confirmedAt: at,
      createdAt: at,
    });
    await transaction.insert(tables.orderMessages).values({
      id: randomUUID(),
      orderId: paid.id,
      from: 'buyer',
      text: `${firstName} has no pictures of ${business}.`,
      asksChange: false,
      at,
    });
    const fileId = randomUUID();
    const content = Buffer.from(`The website of ${business}.`);
    const size = content.length;
    await transaction
      .update(tables.orders)
      .set({ address: `https://${lastName}.example/`.toLowerCase() })
      .where(eq(tables.orders.id, paid.id));
    await transaction
      .insert(tables.orderFiles)
      .values({ id: fileId, orderId: paid.id, name: `${business}.zip`, size, received: size, createdAt: at });
    await transaction.insert(tables.orderFilePieces).values({ fileId, start: 0, content });
    await fillSite(transaction, { orderId: paid.id, business, at });
    await transaction.insert(tables.reviews).values({
      id: randomUUID(),
      orderId: paid.id,
      templateId: paid.templateId,
      rating: 4,
      text: `${firstName} is happy.`,
      reply: `Thank you, ${firstName}.`,
      hidden: false,
      createdAt: at,
    });
  });
  return somebody;
}
