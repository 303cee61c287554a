import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pictureLimits } from '@awning/contract/sites/pictureLimits';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import {
  linksIn,
  openBuiltDesk,
  ownerSettings,
  readHost,
  visitSite,
  type Desk,
} from '../src/testing/builtDesk.ts';
import { dataFolder, payOrder, placeOrder, start } from '../src/testing/builtServer.ts';
import { freePort } from '../src/testing/freePort.ts';

const kills = inject('siteKills');

/** The last event before the kill, and the milliseconds since then. Each is combined with each. */
const moments = ['whole', 'published', 'packing', 'publishing', 'piece', 'saved', 'asked'] as const;
const pauses = [0, 4, 12, 30, 80, 250];
/** A site holds sixty. */
const mostPictures = 30;
type Moment = (typeof moments)[number];

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Repeats a check until it holds. */
const until = async (holds: () => Promise<boolean | undefined>) => {
  while (!(await holds())) await pause(10);
};

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** A small, unique photograph. Its trailing bytes make it three pieces, and it is still scaled at once. */
const photograph = async () => {
  const picture = sharp(randomBytes(60 * 40 * 3), { raw: { width: 60, height: 40, channels: 3 } });
  return Buffer.concat([await picture.png().toBuffer(), randomBytes(2 * pictureLimits.pieceSize)]);
};

const contentOf = (edition: number, file: string) => ({
  version: 3,
  business: {
    name: `Edition ${edition}`,
    trade: 'Barber',
    mail: 'ada@sharp.example',
    address: { street: '3 Quay Row', town: 'Worthing', postcode: 'BN11 3PX' },
  },
  opening: { heading: `Edition ${edition}`, picture: { kind: 'photo', file, alt: 'Our front' } },
  prices: { groups: [{ heading: 'Cuts', items: [{ name: `Edition ${edition}`, price: edition * 100 }] }] },
});

type Content = ReturnType<typeof contentOf>;

/** Everything that the server acknowledged. */
interface Kept {
  /** Photographs, with how much of each has arrived. */
  pictures: Map<string, { content: Buffer; received: number }>;
  /** Those that were removed again. */
  removed: Set<string>;
  /** The edition in a version, and in a release. */
  versions: Map<number, number>;
  releases: Map<string, number>;
  /**
   * The releases that visitors saw, in sequence, and the one that they may see: the desk has no response about it yet.
   */
  published: string[];
  publishing: string | undefined;
}

const isWhole = ({ content, received }: { content: Buffer; received: number }) => received === content.length;

/** Sends photographs without a pause, starting with one that a kill left half-way. */
async function sendPictures(desk: Desk, kept: Kept, happened: (moment: Moment) => void) {
  const unfinished = [...kept.pictures].find(([, one]) => !isWhole(one));
  for (let next = unfinished; ; next = undefined) {
    const content = next?.[1].content ?? (await photograph());
    const id = next?.[0] ?? (await desk.begin('front.png', content.length)).id;
    const picture = next?.[1] ?? { content, received: 0 };
    kept.pictures.set(id, picture);
    while (!isWhole(picture)) {
      const piece = content.subarray(picture.received, picture.received + pictureLimits.pieceSize);
      picture.received = (await desk.sendPiece(id, picture.received, piece)).received;
      happened(isWhole(picture) ? 'whole' : 'piece');
    }
    await until(async () => (await desk.pictures()).find((one) => one.id === id)?.state === 'ready');
  }
}

/** Publishes one edition after the other. */
async function publishEditions(desk: Desk, kept: Kept, happened: (moment: Moment) => void) {
  for (;;) {
    let file: string | undefined;
    await until(async () => {
      file = (await desk.pictures()).findLast(({ state }) => state === 'ready')?.file;
      return file !== undefined;
    });
    const { version: before } = await desk.site();
    const edition = before + 1;
    const version = await desk.save(before, contentOf(edition, file!));
    kept.versions.set(version, edition);
    happened('saved');

    const { id } = await desk.build();
    kept.releases.set(id, edition);
    happened('asked');
    await until(async () => (await desk.release(id)).progress >= 60);
    happened('packing');
    await until(async () => (await desk.release(id)).state === 'built');

    kept.publishing = id;
    const publication = desk.publish(id);
    happened('publishing');
    await publication;
    kept.published.push(id);
    kept.publishing = undefined;
    happened('published');
  }
}

/** Waits until all that was begun is done, and lists the acknowledged data that is missing. */
async function whatIsLost(desk: Desk, kept: Kept) {
  const scaling = async () => (await desk.pictures()).filter(({ state }) => state === 'scaling');
  await expect.poll(scaling, { interval: 20 }).toEqual([]);
  const there = new Map((await desk.pictures()).map((picture) => [picture.id, picture]));
  const pictures = [...kept.pictures].filter(([id, one]) => {
    const { state, received = -1 } = there.get(id) ?? {};
    return isWhole(one) ? state !== 'ready' : received < one.received;
  });
  const versions = [];
  for (const [version, edition] of [...kept.versions].slice(-5)) {
    const { business } = (await desk.content(version)).content as Partial<Content>;
    if (business?.name !== `Edition ${edition}`) versions.push(version);
  }
  // A build that was cut off is run again.
  for (const id of [...kept.releases.keys()].slice(-5)) {
    await expect.poll(async () => (await desk.release(id)).state, { interval: 20 }).toBe('built');
  }
  const back = [...kept.removed].filter((id) => there.has(id));
  return { pictures: pictures.map(([id]) => id), back, versions };
}

/** The release that visitors see: the last published one, unless another was just about to be. */
async function shownRelease(desk: Desk, kept: Kept) {
  const { address, publications } = await desk.site();
  const shown = publications[0]!.release;
  if (shown === kept.publishing) kept.published.push(shown);
  kept.publishing = undefined;
  return { shown, address };
}

/** Expects everything that was acknowledged, and one complete release for visitors. */
async function expectKept(url: string, desk: Desk, kept: Kept) {
  expect(await whatIsLost(desk, kept)).toEqual({ pictures: [], back: [], versions: [] });
  const { shown, address } = await shownRelease(desk, kept);
  expect(shown).toBe(kept.published.at(-1));
  const read = await visitSite(url, address);
  const missing = read.filter(({ status }) => status !== 200).map(({ place }) => place);
  const said = read
    .filter(({ isPage }) => isPage)
    .flatMap(({ content }) => [
      ...content
        .toString()
        .replaceAll('\u00ad', '')
        .matchAll(/Edition (\d+)/g),
    ]);
  const editions = [...new Set(said.map(([, edition]) => Number(edition)))];
  expect({ missing, editions }).toEqual({ missing: [], editions: [kept.releases.get(shown)] });
  return read.map(({ place }) => place);
}

/** By its address, the hash of the response to a visitor. */
type Seen = Map<string, string>;

const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

/**
 * Reads pages of a site as its visitors do, one after the other, until it is told to stop, and records each page and
 * the files that it names. A stopped server does not answer, a starting one answers that it is too early.
 */
async function readOn(url: string, address: string, seen: Map<string, Seen>, isOver: () => boolean) {
  const { host, origin } = new URL(address);
  const read = async (place: string) => {
    const answer = await readHost(url, host, place).catch(() => undefined);
    return answer?.status === 503 ? undefined : answer;
  };
  const hashOf = ({ status, content }: { status: number; content: Buffer }) =>
    status === 200 ? sha256(content) : `answered with ${status}`;
  const pages = ['/'];
  for (let turn = 0; !isOver(); turn += 1) {
    const place = pages[turn % pages.length]!;
    const page = await read(place);
    await pause(5);
    if (!page) continue;
    const links = linksIn(page.content, origin);
    const files = links.filter((link) => /\.\w+$/.test(link));
    for (const link of links) if (link.endsWith('/') && !pages.includes(link)) pages.push(link);
    const one: Seen = new Map([[place, hashOf(page)]]);
    for (const file of files) {
      const answer = await read(file);
      if (answer) one.set(file, hashOf(answer));
    }
    seen.set(JSON.stringify([...one]), one);
  }
}

/** Files that were seen of an unpublished release, or of another release than their page. */
const halfOf = (seen: Iterable<Seen>, shown: readonly Seen[]) =>
  [...seen]
    .filter((one) => !shown.some((release) => [...one].every(([place, hash]) => release.get(place) === hash)))
    .map((one) => [...one]);

/** Makes room for more photographs than a site may have. */
async function removeOld(desk: Desk, kept: Kept) {
  for (const id of [...kept.pictures.keys()].slice(0, -mostPictures)) {
    await desk.remove(id);
    kept.pictures.delete(id);
    kept.removed.add(id);
  }
}

/** Lists the incomplete data in the database, and the acknowledged data that is missing. */
async function readDatabase(folder: string) {
  const database = await PGlite.create(folder);
  const rowsOf = async <Row>(query: string) => (await database.query<Row>(query)).rows;
  const found = {
    versions: Object.fromEntries(
      (
        await rowsOf<{ number: number; name: string }>(
          `select number, content->'business'->>'name' as name from site_versions`,
        )
      ).map(({ number, name }) => [number, name]),
    ),
    published: (
      await rowsOf<{ id: string }>(
        'select release_id as id from site_publications order by site_publications.id',
      )
    ).map(({ id }) => id),
    hashes: Object.fromEntries(
      (await rowsOf<{ id: string; hash: string }>('select id, hash from site_pictures')).map(
        ({ id, hash }) => [id, hash],
      ),
    ),
    unfinished: await rowsOf(`select id from jobs union all select id from releases where state <> 'built'`),
    /** Files without bytes, and bytes that do not match their hash. */
    broken: await rowsOf(`
      select file.key from releases, jsonb_each(files) as file
      where not exists (select from blobs where hash = file.value->>'hash')
      union all
      select hash from blobs where hash <> encode(sha256(content), 'hex')`),
    /** The files that visitors may have seen: of each published release, the hash of each file by its address. */
    editions: (
      await rowsOf<{ files: Record<string, { hash: string }> }>(
        'select files from releases where id in (select release_id from site_publications)',
      )
    ).map(
      ({ files }): Seen => new Map(Object.entries(files).map(([file, { hash }]) => [addressOf(file), hash])),
    ),
    shown: (
      await rowsOf<{ path: string }>(`
        select jsonb_object_keys(files) as path
        from releases join sites on published_release_id = releases.id`)
    ).map(({ path: file }) => addressOf(file)),
  };
  await database.close();
  return found;
}

test(
  'killed repeatedly while a site is filled, built and published, the shop loses nothing and shows one complete release',
  { timeout: kills * 120_000 },
  async () => {
    const dataDir = await dataFolder();
    const settings = {
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      ...ownerSettings,
    };
    const kept: Kept = {
      pictures: new Map(),
      removed: new Set(),
      versions: new Map(),
      releases: new Map(),
      published: [],
      publishing: undefined,
    };

    const seen = new Map<string, Seen>();
    let address: string | undefined;

    for (let round = 0; round < kills; round += 1) {
      const server = start(settings);
      let isOver = false;
      let reading: Promise<void> | undefined;
      // From before it can answer until after it is gone; the first time, once a release is published.
      const beginReading = () => {
        if (address && kept.published.length > 0) reading ??= readOn(server.url, address, seen, () => isOver);
      };
      beginReading();
      await server.ready();
      if (round === 0) await payOrder(server.url, await placeOrder(server.url));
      const desk = await openBuiltDesk(server.url);
      ({ address } = await desk.site());
      if (round > 0) await expectKept(server.url, desk, kept);
      await removeOld(desk, kept);

      const moment = moments[round % moments.length];
      let reach: () => void;
      const reached = new Promise<void>((resolve) => (reach = resolve));
      const happened = (one: Moment) => {
        beginReading();
        // The first time, once there is something to lose.
        if (one === moment && kept.published.length > 0) reach();
      };
      const working = [sendPictures(desk, kept, happened), publishEditions(desk, kept, happened)];
      await Promise.race([reached, ...working]);
      await pause(pauses[round % pauses.length]!);
      await server.kill('SIGKILL');
      await Promise.allSettled(working);
      isOver = true;
      await reading;
    }

    const server = start(settings);
    await server.ready();
    const places = await expectKept(server.url, await openBuiltDesk(server.url), kept);
    await server.kill('SIGTERM');

    const found = await readDatabase(path.join(dataDir, 'database'));
    expect([found.unfinished, found.broken]).toEqual([[], []]);
    expect(found.published).toEqual(kept.published);
    expect(seen.size).toBeGreaterThan(0);
    expect(halfOf(seen.values(), found.editions)).toEqual([]);
    expect(found.shown).toEqual(expect.arrayContaining(places));
    expect(found.versions).toMatchObject(
      Object.fromEntries([...kept.versions].map(([version, edition]) => [version, `Edition ${edition}`])),
    );
    const whole = [...kept.pictures].filter(([, one]) => isWhole(one));
    expect(found.hashes).toMatchObject(
      Object.fromEntries(whole.map(([id, { content }]) => [id, sha256(content)])),
    );
  },
);
