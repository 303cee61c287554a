import { createHash } from 'node:crypto';
import type { ReleaseInput, ReleasePart } from '@awning/release/release';
import type { Fault, SiteBuilder } from '../modules/sites/releases/siteBuilder.ts';

/** JSON with its fields in one order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The first version of the plain design. */
export const firstEdition = '1';

interface PlainContent {
  /** The paths of its pages beside the first, by their slugs. */
  pages?: Readonly<Record<string, string>>;
  business?: { name?: unknown; telephone?: unknown; mail?: unknown };
}

const priceGroup = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, price: { type: 'integer', format: 'money' } },
      },
    },
  },
};

/**
 * Builds sites of one page, and of those that the content names, in a design without looks, as deterministically as the
 * real designs do.
 */
export function createPlainBuilder() {
  const built: ReleaseInput[] = [];
  let gate: Promise<void> | undefined;
  let rendered: readonly [rendered: number, of: number] = [1, 1];
  let reasons: string[] = [];
  let edition = Number(firstEdition);
  let isAway = false;

  const builder: SiteBuilder = {
    form: async () => ({
      schema: {
        type: 'object',
        properties: {
          business: {
            type: 'object',
            title: 'Your business',
            properties: { name: { type: 'string', title: 'Name' } },
          },
          prices: {
            type: 'object',
            title: 'Prices',
            properties: { groups: { type: 'array', items: priceGroup } },
          },
        },
      },
      drawings: [
        {
          id: 'shop-front',
          name: 'Shop front',
          src: '/assets/drawings/plain/shop-front.svg',
          offered: true,
        },
      ],
      palettes: [{ id: 'day', name: 'Day', cloth: ['#7a1424', '#f6f9fa'] }],
      typefaces: [{ id: 'slab', name: 'Slab', src: '/assets/drawings/typefaces/slab.svg' }],
      plain: true,
    }),

    async check(_templateId, content, options) {
      const faults: Fault[] = [];
      const { business = {} } = content as PlainContent;
      if (business.name !== undefined && typeof business.name !== 'string') {
        faults.push({ path: 'business.name', message: 'This is not written as it must be.' });
      }
      if (typeof business.telephone === 'string' && !/^[+\d]/.test(business.telephone)) {
        faults.push({ path: 'business.telephone', message: 'This is not written as it must be.' });
      }
      if ((options as { palette?: unknown }).palette === 'faded') {
        faults.push({ path: 'options.palette', message: 'This design has no such palette.' });
      }
      if (Object.hasOwn(options as object, 'glitter')) {
        faults.push({ path: 'options.glitter', message: 'Nothing is known of this.' });
      }
      return faults;
    },

    async missing(_templateId, { content }) {
      const { telephone, mail } = (content as PlainContent).business ?? {};
      const noWay = 'People need a way to reach you.';
      return (telephone ?? mail) === undefined ? [{ path: 'business.telephone', message: noWay }] : [];
    },

    versionOf: async () => String(edition),
    async hashOf(input) {
      if (isAway) throw new Error('The designs are away.');
      return sha256(`${edition} ${canonical(input)}`);
    },
    filesZip: async (input) => Buffer.from(`files ${canonical(input)}`),
    sourceZip: async (input) => Buffer.from(`source ${canonical(input)}`),

    async build(input, tell) {
      built.push(input);
      tell(...rendered);
      await gate;
      const [reason] = reasons;
      reasons = reasons.slice(1);
      if (reason) throw new Error(reason);

      const { business = {}, pages = {} } = input.content as PlainContent;
      const style = 'body{margin:0}'.repeat(40);
      const sheet = `assets/${sha256(style).slice(0, 8)}.css`;
      const page = (heading: string) =>
        `<!doctype html><link rel="canonical" href="${input.origin}/"><link rel="stylesheet" href="/${sheet}"><h1>${heading}</h1>`;
      const file = (path: string, type: string, text: string, immutable = false): ReleasePart => ({
        path,
        type,
        bytes: Buffer.from(text),
        immutable,
      });
      return [
        { ...file('index.html', 'text/html; charset=utf-8', page(String(business.name))), page: '' },
        ...Object.entries(pages).map(([slug, name]) => ({
          ...file(`${name.toLowerCase()}/index.html`, 'text/html; charset=utf-8', page(name)),
          page: slug,
        })),
        file('404.html', 'text/html; charset=utf-8', page('There is no such page')),
        file(sheet, 'text/css; charset=utf-8', style, true),
        ...Object.values(input.pictures).flatMap(({ sizes }) =>
          sizes.map(({ hash, format }) => ({
            path: `assets/${hash.slice(0, 8)}.${format}`,
            type: `image/${format}`,
            blob: hash,
            immutable: true as const,
          })),
        ),
      ];
    },
  };

  return {
    builder,
    /** The builds, in sequence. */
    built,
    /** Draws so many pages, and builds nothing more until the returned function is called. */
    hold(pages = 1, of = 1): () => void {
      rendered = [pages, of];
      let open: () => void = () => undefined;
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return () => {
        gate = undefined;
        open();
      };
    },
    /** Changes the designs, as a new version of the shop may. */
    redraw() {
      edition += 1;
    },
    /** Loses all designs, as while the shop is rebuilt. */
    loseDesigns() {
      isAway = true;
    },
    findDesigns() {
      isAway = false;
    },
    /** Fails the next builds, each for a reason. */
    failFor(...why: string[]) {
      reasons = why;
    },
  };
}
