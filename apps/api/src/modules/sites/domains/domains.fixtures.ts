import type { SiteDomainState } from '@awning/contract/admin/siteDomains';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { orders, siteDomains, siteNames, sites } from '../../../database/schema.ts';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { fillSite } from '../../../testing/fillSite.ts';
import { openNameServer } from '../../../testing/nameServer.ts';
import { anOrder, keep } from '../../../testing/seed.ts';

const domainSetup = { id: 'domainSetup', name: 'Custom Domain Setup', price: 25_00 };
export const here = '192.0.2.1';

/** A shop with a desk, and a name server with records that a test sets. */
export async function openDomains({
  sitesAddresses = [here],
  ...options
}: Parameters<typeof createTestApp>[0] = {}) {
  const nameServer = await openNameServer();
  const app = await createTestApp({ ...options, dnsServers: [nameServer.address], sitesAddresses });
  const { user, session } = await app.signIn({ role: 'admin', username: 'dora' });
  /** A token of this minute: tests let weeks pass. */
  const asDesk = async () => {
    const { accessToken } = await app.services.sessions.credentialsFor(user, session);
    return { authorization: `Bearer ${accessToken}` };
  };

  /** A site without a domain, whose order has, or has not, the add-on. */
  const aSite = async (change: Parameters<typeof anOrder>[0] = { addOns: [domainSetup] }) => {
    const order = anOrder({ status: 'in_progress', ...change });
    await keep(app, orders, [order]);
    const siteId = await app.services.database.durable(async (transaction) => {
      await fillSite(transaction, { orderId: order.id, business: 'Sharp', at: order.createdAt });
      const [site] = await transaction.select().from(sites).where(eq(sites.orderId, order.id));
      await transaction.delete(siteDomains).where(eq(siteDomains.siteId, site!.id));
      return site!.id;
    });
    const name = (await app.rows(siteNames)).find((row) => row.siteId === siteId);
    const url = `/admin/orders/${order.id}/site/domain`;
    const found = async () => {
      const answer = await app.get(url, await asDesk());
      expect(answer.statusCode).toBe(200);
      return answer.json<SiteDomainState>();
    };
    return {
      order,
      siteId,
      name: name!.name,
      url,
      found,
      domain: async () => (await found()).domain!,
      set: async (domain: string, more: object = {}) =>
        app.send('PUT', url, { domain, ...more }, await asDesk()),
      check: async () => app.post(`${url}/check`, {}, await asDesk()),
      remove: async () => app.send('DELETE', url, {}, await asDesk()),
      /** Sets the records that the desk shows. */
      setRecords: async () => {
        for (const { type, name: place, value } of (await found()).domain!.records) {
          if (type !== 'ALIAS') nameServer.zone[`${type} ${place}`] = [value];
        }
      },
    };
  };

  return { app, user, asDesk, nameServer, aSite };
}
