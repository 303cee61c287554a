import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { catalogue } from '../../packages/templates/src/catalogue.ts';
import { greatestSum } from '../../packages/templates/src/content/fields.ts';
import { bavarianHouse, welshVillage } from '../../packages/templates/src/content/testing/businesses.ts';
import { madeContent, unhidden } from '../../packages/templates/src/content/testing/made.ts';
import type { Design } from '../../packages/templates/src/design/defineDesign.tsx';
import { findMisfits } from './misfits.ts';
import { findOnShelf, Shelf } from './shelf.tsx';
import type { Stage } from './stage.ts';

const businesses = () => ({ 'a Welsh village shop': welshVillage, 'a Bavarian house': bavarianHouse });
interface Asked {
  pages: 'first' | 'all';
  /** The name of the business, where a check asks for it. */
  names?: readonly string[];
}

// Words that fit at 320 px fit at 360 too, unless they are set larger there.
const widthsOf = ({ pages }: Asked) => (pages === 'all' ? [320, 360, 1280] : [320, 1280]);

const findAtWidths = (asked: Asked) => (stage: Stage) =>
  widthsOf(asked).flatMap((width) => {
    stage.setWidth(width);
    return findMisfits().map((fault) => `at ${width} px: ${fault}`);
  });

const first: Asked = { pages: 'first' };

const meta = preview.meta({
  args: first,
  render: (_args: Asked) => <Shelf />,
  tags: ['!dev', '!autodocs'],
});

/** No word of either business is broken without a hyphen, no price is cut and no line is painted over, on the first page of any design. */
export const OfTwoBusinesses = meta.story({
  play: async ({ args, canvas }) => {
    await expect(catalogue.length).toBeGreaterThan(10);
    const shelf = canvas.getByTestId('shelf');
    await expect(await findOnShelf(shelf, catalogue, args.pages, businesses, findAtWidths(args))).toEqual([]);
  },
});

/** Nor on any other. */
export const OfTwoBusinessesOnAllPages = OfTwoBusinesses.extend({
  args: { pages: 'all' },
  tags: ['nightly'],
});

/** Names as over real doors: of two words or three, in letters of any width. */
const overDoors = ['Long & Daughters', 'Blossomfield Flowers', 'Nora’s Chairs'] as const;

const called = (names: readonly string[]) => () =>
  Object.fromEntries(
    names.map((name) => [name, { ...welshVillage, business: { ...welshVillage.business, name } }]),
  );

const findBrokenNames = (stage: Stage, name: string) => {
  // A sign over a door is not hyphenated.
  for (const home of document.querySelectorAll('header a[href="/"]'))
    home.innerHTML = home.innerHTML.replaceAll('\u00AD', '');
  const isOfName = (fault: string) => {
    const word = fault.replace('broken: ', '').replaceAll(/[|\u00AD]/g, '');
    return name.toLowerCase().split(' ').includes(word.toLowerCase());
  };
  return [360, 1280].flatMap((width) => {
    stage.setWidth(width);
    return findMisfits()
      .filter(isOfName)
      .map((fault) => `at ${width} px: ${fault}`);
  });
};

/** In no design’s header is a word of the business’s name broken, nor elsewhere on its first page without a hyphen. */
export const OfAName = meta.story({
  args: { ...first, names: overDoors.slice(0, 1) },
  play: async ({ args, canvas }) => {
    const shelf = canvas.getByTestId('shelf');
    const faults = await findOnShelf(shelf, catalogue, args.pages, called(args.names ?? []), findBrokenNames);
    await expect(faults).toEqual([]);
  },
});

export const OfNamesOnAllPages = OfAName.extend({
  args: { pages: 'all', names: overDoors },
  tags: ['nightly'],
});

/** Content that no business has, from one letter to a word of sixty-seven. A list of three shows it all. */
const oddOf = ({ schema }: Design) => ({
  'odd content': unhidden(madeContent(schema, 'odd', 1, 3) as Readonly<Record<string, unknown>>),
});

// The parts of that word. It fits nowhere without a break.
const oddWord = /^(?:Gru|Yny|Lla|https:|Ŵ|["<{‘日])/;

const isOdd = (fault: string) => {
  const [, word = ''] = /(?:broken|beneath [^:]*): (.*)$/s.exec(fault) ?? [];
  return oddWord.test(word.replaceAll(/[|\u00AD]/g, ''));
};

/** Beside odd content no price is cut, and no word of a design's own is broken: its days, its labels. */
export const OfOddContent = meta.story({
  play: async ({ args, canvas }) => {
    const shelf = canvas.getByTestId('shelf');
    const faults = await findOnShelf(shelf, catalogue, args.pages, oddOf, findAtWidths(args));
    await expect(faults.some(isOdd)).toBe(true);
    await expect(faults.filter((fault) => !isOdd(fault))).toEqual([]);
  },
});

export const OfOddContentOnAllPages = OfOddContent.extend({ args: { pages: 'all' }, tags: ['nightly'] });

// On either side of where a design begins to set them smaller, up to the greatest that there are.
const sums = [1_234_567, 12_345, 9_999_999, 123_450, greatestSum];

/** The most content, and every price a great sum, with a unit before and after it. */
function dearOf({ schema }: Design, language: string, currency: string, per: string) {
  const { business, ...made } = unhidden(madeContent(schema, 'most', 1, 3)) as { business: object };
  let priced = 0;
  return JSON.parse(
    JSON.stringify({ ...made, language, business: { ...business, currency } }, (name, value: unknown) => {
      if (name === 'per') return per;
      return typeof value === 'number' && /^(?:price|fee)$/.test(name) ? sums[priced++ % sums.length] : value;
    }),
  ) as Readonly<Record<string, unknown>>;
}

const dear = (design: Design) => ({
  'sums in francs': dearOf(design, 'en', 'CHF', 'a month'),
  'sums in euros': dearOf(design, 'de', 'EUR', 'im Monat'),
});

const findInDirections = (asked: Asked) => (stage: Stage) =>
  ['ltr', 'rtl'].flatMap((direction) => {
    document.documentElement.dir = direction;
    return findAtWidths(asked)(stage).map((fault) => `${direction} ${fault}`);
  });

// Where every text is as long as may be, things lie over one another that nowhere else do: what fills a box over the names
// in Classic's chart, a hold over the end of a heading, and much on pages but the first.
const isLaidOver = /^(?:(?:barbershop-classic|gym-boulder) |[a-z-]+ \/[^ ]).*beneath/;

/** A sum of up to eight figures, in a currency of three letters or in German, stands on one line and is not cut. */
export const OfGreatSums = meta.story({
  play: async ({ args, canvas }) => {
    const shelf = canvas.getByTestId('shelf');
    const faults = await findOnShelf(shelf, catalogue, args.pages, dear, findInDirections(args));
    await expect(faults.filter((fault) => !/broken/.test(fault) && !isLaidOver.test(fault))).toEqual([]);
  },
});

export const OfGreatSumsOnAllPages = OfGreatSums.extend({ args: { pages: 'all' }, tags: ['nightly'] });

const narrow = 'style="inline-size: 3rem; overflow-wrap: anywhere"';

const laid =
  'style="position: absolute; inset: 0; pointer-events: none; inline-size: 100%; block-size: 100%"';
const held = (words: string, above: string) =>
  `<div style="position: relative"><p>${words}</p>${above}</div>`;

const over = [
  held('Drawn over', `<svg ${laid}><path class="leaf" d="M0 0h9999v9999H0z" /></svg>`),
  held('Set over', `<b ${laid} class="figure">8888888888</b>`),
  // A cover is ignored if it is invisible, lies beneath, holds the words, or stays on the screen while they scroll by.
  held('Clear over', `<svg ${laid}><path fill="none" d="M0 0h9999v9999H0z" /></svg><i ${laid}></i>`),
  `<div style="position: relative"><i ${laid.replace('inset: 0', 'inset: 0; background: silver')}></i><p style="position: relative">Drawn beneath</p></div>`,
  held(
    'Gone by',
    `<div style="position: sticky; top: 0; margin-top: -2em; height: 2em; background: silver"></div>`,
  ),
].join('');

/** A sum is found on two lines however it is marked up, what is painted over words, and lettering that is squeezed. */
export const Planted = meta.story({
  play: async ({ canvas }) => {
    const shelf = canvas.getByTestId('shelf');
    shelf.innerHTML = `
      <p ${narrow}>£12,345.67</p>
      <p ${narrow}><span>ab 1.234,50</span>&nbsp;<b>€</b></p>
      <p ${narrow}>from £5 a month</p>
      <p style="inline-size: 3rem; overflow: hidden; white-space: nowrap">CHF&nbsp;450</p>${over}
      <svg><text textLength="40">A name of many letters</text><text textLength="40">A name</text></svg>`;
    try {
      await expect(findMisfits().filter((fault) => !fault.startsWith('broken: '))).toEqual([
        'cut: CHF\u00A0450',
        'split: £12,345.67',
        'split: 1.234,50\u00A0€',
        'beneath path leaf: Drawn over',
        'beneath b figure: Set over',
        'squeezed: A name of many letters',
      ]);
    } finally {
      shelf.replaceChildren();
    }
  },
});
