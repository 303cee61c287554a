import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openBareDatabase } from '../testing/testDatabase.ts';

const folder = new URL('./migrations/', import.meta.url);
const idOf = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;

test('what went back before refunds were written down is known afterwards, as far as events tell', async () => {
  const database = await openBareDatabase();
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const place = files.indexOf('0006_refunds.sql');
  const migrate = async (name: string) => database.run(await readFile(new URL(name, folder), 'utf8'));
  const keep = (order: number, status: string, flag: string | null) =>
    database.query(
      `insert into orders (id, reference, token, status, template_id, template_name, template_price, tier, add_ons,
        total, currency, customer_name, customer_email, created_at, expires_at, session_id, paid_session_id, flag)
      values ($1, $2, $2, $3, 't', 't', 1, 'basic', '[]', 39900, 'USD', '', '', now(), now(), $2, $2, $4)`,
      [idOf(order), `s${order}`, status, flag],
    );

  for (const name of files.slice(0, place)) await migrate(name);
  await keep(1, 'refunded', null);
  await keep(2, 'paid', 'partly-refunded');
  await keep(3, 'paid', 'disputed');
  await keep(4, 'delivered', 'partly-refunded');
  await database.run(`
    insert into payment_sessions (id, order_id, url, payment_id, created_at) values ('s2', '${idOf(2)}', '', 'pi', now());
    insert into payment_events (id, type, payment_id, amount, currency, outcome, received_at) values
      ('e1', 'partly-refunded', 'pi', 10000, 'usd', '', now()), ('e2', 'partly-refunded', 'pi', 15000, 'usd', '', now());
  `);
  await migrate('0006_refunds.sql');

  const rows = await database.query('select status, flag, refunded from orders order by id');
  expect(rows).toEqual([
    { status: 'refunded', flag: null, refunded: 39900 },
    { status: 'paid', flag: null, refunded: 15000 },
    { status: 'paid', flag: 'disputed', refunded: 0 },
    { status: 'delivered', flag: null, refunded: 0 },
  ]);
});
