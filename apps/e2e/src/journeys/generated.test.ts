import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { catalogue } from '@awning/templates/catalogue';
import { tokenContent, unhidden } from '@awning/templates/generated';
import { unzipSync } from 'fflate';
import { expect, inject, test } from 'vitest';
import { sideways, violations } from '../support/barriers.ts';
import { visit } from '../support/browser.ts';
import { send } from '../support/buy.ts';
import { askedToday } from '../support/nightly.ts';
import { owner } from '../support/owner.ts';
import { unpack } from '../support/unpack.ts';
import { orderFor, tell } from '../support/workshop.ts';

/** The website of a buyer's order, at the desk. */
async function atDesk(email: string) {
  const { accessToken } = (await (await send('/user/login', owner)).json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}`, origin: inject('shopUrl') };
  const ask = async (method: string, place: string, body?: object) => {
    const answer = await fetch(new URL(place, inject('shopUrl')), {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${place}: ${await answer.text()}`);
    return answer;
  };
  const found = await ask('GET', `/admin/orders?q=${encodeURIComponent(email)}`);
  const { items } = (await found.json()) as { items: { id: string }[] };
  const root = `/admin/orders/${items[0]!.id}/site`;
  return {
    async publish() {
      const { id } = (await (await ask('POST', `${root}/releases`)).json()) as { id: string };
      const release = async () =>
        (await (await ask('GET', `${root}/releases/${id}`)).json()) as { state: string; failure: unknown };
      await expect.poll(async () => (await release()).failure ?? (await release()).state).toBe('built');
      await ask('POST', `${root}/publication`, { release: id });
    },
    files: async () => unzipSync(new Uint8Array(await (await ask('GET', `${root}/files.zip`)).arrayBuffer())),
  };
}

/** There are no photographs, and a drawing makes a statement: generated sites show neither. */
const withoutPictures = (content: unknown): unknown =>
  JSON.parse(
    JSON.stringify(content, (name, value: unknown) => {
      // It consists of photographs alone.
      if (name === 'beforeAfter') return undefined;
      const isPicture = typeof value === 'object' && value !== null && 'kind' in value;
      return isPicture && ['photo', 'drawing'].includes(String(value.kind)) ? { kind: 'none' } : value;
    }),
  );

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/**
 * The sentences of a design's sample: a label of two words may equal one of its texts, and so may a number in an
 * example.
 */
async function sentencesOf(id: string): Promise<readonly string[]> {
  const sample = new URL(`../../../../packages/templates/src/${id}/sample/content.json`, import.meta.url);
  return textsIn(JSON.parse(await readFile(sample, 'utf8'))).filter((text) =>
    /\p{Letter}+ \S+ \S+/u.test(text),
  );
}

test.each(askedToday(catalogue, ({ id }) => id === 'barbershop-comb'))(
  'a website in $id that is filled from its schema keeps its content through a change of design, and opens from disk without a word of the sample',
  async ({ id }) => {
    const email = `gen-${id}@workshop.example`;
    const address = await orderFor(`gen-${id}`, id);
    const { page, complaints } = await visit('about:blank');
    const opened = (await (await page.request.get(`${address}/workshop`)).json()) as {
      designs: { id: string }[];
    };
    const form = (await (await page.request.get(`${address}/workshop/form`)).json()) as { schema: object };
    const content = withoutPictures(unhidden(tokenContent(form.schema, 1))) as Record<string, unknown>;
    let version = await tell(page, address, content);
    const said = async () =>
      ((await (await page.request.get(`${address}/workshop`)).json()) as { content: object }).content;
    const before = await said();
    expect(textsIn(before).length).toBeGreaterThan(100);

    for (const templateId of [opened.designs.find((design) => design.id !== id)!.id, id]) {
      const taken = await page.request.post(`${address}/workshop/design`, { data: { templateId, version } });
      version = ((await taken.json()) as { version: number }).version;
      expect(await said()).toEqual(before);
    }

    const desk = await atDesk(email);
    await desk.publish();
    const folder = await unpack(await desk.files());
    const site = path.join(folder, 'site');
    const files = (await readdir(site, { recursive: true })).filter((file) => file.endsWith('.html'));
    expect(files).toContain('index.html');
    const sentences = await sentencesOf(id);
    // So high that nothing lies under the bar at its foot.
    await page.setViewportSize({ width: 360, height: 9000 });
    for (const file of askedToday(files, (one) => one === 'index.html' || one === files.at(-1))) {
      await page.goto(pathToFileURL(path.join(site, file)).href);
      const html = (await page.content()).replaceAll('\u00ad', '');
      expect(
        sentences.filter((sentence) => html.includes(sentence)),
        `on ${file}`,
      ).toEqual([]);
      expect(await violations(page), `on ${file}`).toEqual([]);
      expect(await sideways(page), `on ${file}`).toBe(0);
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      const lost = links
        .filter((link) => link.startsWith('file:'))
        .filter((link) => !existsSync(fileURLToPath(link.replace(/[?#].*$/, ''))));
      expect(lost, `on ${file}`).toEqual([]);
    }
    expect(complaints).toEqual([]);
  },
);
