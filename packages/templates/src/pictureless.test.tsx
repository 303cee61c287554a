import { Split } from '@awning/ui/primitives';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { byTemplate } from './byTemplate.ts';
import { catalogue } from './catalogue.ts';
import type { Core } from './content/content.ts';
import { bavarianHouse, welshVillage } from './content/testing/businesses.ts';
import type { Design } from './design/defineDesign.tsx';
import { addressesUnder } from './design/siteAddress.ts';
import { loadDesign } from './designs.ts';

const samples = byTemplate(
  import.meta.glob<Core>('./*/sample/content.json', { eager: true, import: 'default' }),
);
const ids = catalogue.map(({ id }) => id).toSorted();
const loaded = await Promise.all(ids.map(async (id) => [id, await loadDesign(id)] as const));
const designs = loaded.flatMap(([id, design]) => (design ? [[id, design] as const] : []));

const drawn = { kind: 'photo', file: 'shop-front.jpg', alt: 'The shop front' } as const;
const files = { 'shop-front.jpg': { src: '/shop-front.webp', width: 800, height: 600 } };

/** One picture among goods, people and recent work that have none. */
const halfPictured = {
  ...bavarianHouse,
  prices: {
    groups: [
      {
        heading: 'Sträuße',
        items: [
          { name: 'Mit Bild', price: 2800, picture: drawn },
          { name: 'Ohne Bild', price: 5500 },
          { name: 'Auch ohne', price: 6500 },
        ],
      },
    ],
  },
} satisfies Core;

/** Every box of these pages by its class, and whether there is something in it. */
const boxesIn = (html: string) =>
  Array.from(
    html.matchAll(/<(div|figure|li|span|p)\b([^>]*)>(?=(<\/\1>)?)/g),
    ([, tag, attributes = '', end]) => ({
      kind: `${tag} ${/class="([^"]*)"/.exec(attributes)?.[1] ?? ''}`.trim(),
      isEmpty: end !== undefined,
    }),
  );

// A half without a section is not drawn at all.
const halves = new Set(boxesIn(renderToString(<Split>{[null, null]}</Split>)).map(({ kind }) => kind));

const htmlOf = (design: Design, content: Readonly<Record<string, unknown>>) => {
  const { Page, pages } = design.render({ content, files, options: {} });
  const href = addressesUnder('/', pages);
  const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return pages.map(({ slug }) => mainOf(renderToString(<Page slug={slug} href={href} />))).join('');
};

// The mirror of Deluxe has two halves, and either may be empty across from a word.
const framed = designs.filter(([id]) => /^(barbershop|flowershop)-/.test(id) && id !== 'barbershop-deluxe');

test.for(framed)('%s frames nothing where a business has no picture', ([id, design]) => {
  const bare = [welshVillage, bavarianHouse, halfPictured].flatMap((content) =>
    boxesIn(htmlOf(design, content)),
  );
  const sample = boxesIn(htmlOf(design, samples[id]!));
  // An ornament is always empty; what holds something elsewhere is a frame.
  const frames = new Set(
    [...bare, ...sample].flatMap(({ kind, isEmpty }) => (isEmpty || !kind.includes(' ') ? [] : [kind])),
  );
  const hollow = bare.filter(({ kind, isEmpty }) => isEmpty && frames.has(kind) && !halves.has(kind));
  expect(new Set(hollow.map(({ kind }) => kind))).toEqual(new Set());
});
