import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, inject, test } from 'vitest';
import {
  dataFolder,
  emptyFolder,
  payOrder,
  placeOrder,
  start,
  statusOf,
} from '../src/testing/builtServer.ts';
import { freePort } from '../src/testing/freePort.ts';

const kills = inject('kills');
const customers = 4;

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** A buyer who types into their website without a pause: each save contains the next line. */
function createTypist() {
  const line = (number: number) => `Line ${number}`;
  const lines = { sent: 0, kept: 0 };
  const open = async (url: string, token: string) => {
    const answer = await fetch(`${url}/orders/${token}/workshop`);
    return answer.ok ? ((await answer.json()) as { version: number; content: Content }) : undefined;
  };
  return {
    lines,
    async type(url: string, token: string) {
      let version: number | undefined;
      for (;;) {
        version ??= (await open(url, token))?.version;
        lines.sent += 1;
        const answer = await fetch(`${url}/orders/${token}/workshop/content`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ version, changes: [{ path: 'business.line', value: line(lines.sent) }] }),
        });
        if (answer.ok) {
          ({ version } = (await answer.json()) as { version: number });
          lines.kept = lines.sent;
        } else if (answer.status === 503) await pause(10);
        else throw new Error(`What was typed was answered with ${answer.status}.`);
      }
    },
    /** Expects the last acknowledged line, unless the next one was saved without a response. */
    async expectKept(url: string, token: string) {
      const possible = [lines.kept, lines.sent].map(line);
      expect(possible).toContain((await open(url, token))?.content.business.line);
    },
  };
}

interface Content {
  business: { line?: string };
}

test(
  'killed repeatedly while orders come in and a buyer types, the shop loses no order, writes each receipt once and has the typed text',
  { timeout: kills * 60_000 },
  async () => {
    const dataDir = await dataFolder();
    const settings = { DATA_DIR: dataDir, PORT: String(await freePort()) };
    const placed: string[] = [];
    const paid: string[] = [];
    const typist = createTypist();

    for (let round = 0; round < kills; round += 1) {
      const server = start(settings);
      await server.ready();
      if (round > 0) await typist.expectKept(server.url, paid[0]!);
      const shop = { open: true };

      const customer = async () => {
        while (shop.open) {
          const page = await placeOrder(server.url);
          placed.push(page);
          paid.push(await payOrder(server.url, page));
        }
      };
      const before = paid.length;
      const kept = typist.lines.kept;
      const shopping = Promise.allSettled(Array.from({ length: customers }, customer));
      while (paid.length === 0) await pause(2);
      const typing = Promise.allSettled([typist.type(server.url, paid[0]!)]);

      // In the middle of a purchase, with some completed: the moments are spread over all its steps.
      while (paid.length < before + 2 + (round % 4) || typist.lines.kept === kept) await pause(2);
      await pause((round * 7) % 40);
      await server.kill('SIGKILL');
      shop.open = false;
      await Promise.all([shopping, typing]);
    }

    const server = start(settings);
    await server.ready();
    await typist.expectKept(server.url, paid[0]!);
    expect(paid.length).toBeGreaterThan(kills);
    for (const token of paid) expect(await statusOf(server.url, token)).toBe('paid');
    for (const page of placed)
      expect((await fetch(server.url + page, { redirect: 'manual' })).status).not.toBe(404);

    const outbox = path.join(dataDir, 'outbox');
    const written = async () => (await readdir(outbox)).length;
    for (let before = -1; before !== (await written());) {
      before = await written();
      await pause(300);
    }
    await server.kill('SIGTERM');

    const database = await PGlite.create(path.join(dataDir, 'database'));
    const { rows } = await database.query<{
      token: string;
      status: string;
      mails: string[];
      unsent: number;
      steps: string[];
    }>(`
    select token, status,
      array(select id::text from mails where cause = 'order ' || orders.id) as mails,
      (select count(*)::int from mails where cause = 'order ' || orders.id and sent_at is null) as unsent,
      array(select step from order_history where order_id = orders.id order by id) as steps
    from orders`);
    await database.close();

    const sold = rows.filter(({ status }) => status === 'paid');
    expect(sold.length).toBeGreaterThanOrEqual(paid.length);
    for (const { mails, unsent, steps } of sold) {
      expect([mails.length, unsent, steps]).toEqual([2, 0, ['ordered', 'paid']]);
    }
    for (const { mails, steps } of rows.filter(({ status }) => status !== 'paid')) {
      expect([mails, steps]).toEqual([[], ['ordered']]);
    }

    const files = await readdir(outbox);
    expect(files.toSorted()).toEqual(sold.flatMap(({ mails }) => mails.map((id) => `${id}.eml`)).toSorted());
    const receipts = (
      await Promise.all(files.map((file) => readFile(path.join(outbox, file), 'utf8')))
    ).filter((raw) => raw.includes('\r\nTo: ada@sharp.example\r\n'));
    for (const token of paid)
      expect(receipts.filter((raw) => raw.replaceAll('=\r\n', '').includes(token))).toHaveLength(1);
  },
);

test.runIf(inject('isNightly'))(
  'killed while it makes its database, the shop makes it at the next start',
  async () => {
    const dataDir = await emptyFolder();
    const settings = { DATA_DIR: dataDir, PORT: String(await freePort()) };

    for (const moment of [250, 900, 1_800]) {
      const server = start(settings);
      await pause(moment);
      await server.kill('SIGKILL');
    }

    const server = start(settings);
    await server.ready();
    expect(await placeOrder(server.url)).toMatch(/^\/pay\//);
  },
);
