import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { catalogue } from '../../packages/templates/src/catalogue.ts';
import { madeContent, unhidden } from '../../packages/templates/src/content/testing/made.ts';
import type { Design } from '../../packages/templates/src/design/defineDesign.tsx';
import { findAxeFaults } from './axe.ts';
import { findUnreadable } from './contrast.ts';
import { findCutWords, findOverflow } from './layout.ts';
import { findOnShelf, Shelf } from './shelf.tsx';
import { findStage, type Stage } from './stage.ts';

type Content = Readonly<Record<string, unknown>>;

// A fault that a list of forty has, one of twelve has too.
const longest = 12;

const extremesOf = ({ schema }: Design) => ({
  'the least': madeContent(schema, 'least') as Content,
  'the most': unhidden(madeContent(schema, 'most', 1, longest) as Content),
});

const layouts = [
  { width: 320, direction: 'ltr' },
  { width: 320, direction: 'rtl' },
  { width: 1280, direction: 'ltr' },
];

function findMisplaced(stage: Stage): string[] {
  const { documentElement: root } = document;
  return layouts.flatMap(({ width, direction }) => {
    stage.setWidth(width);
    root.dir = direction;
    return [...findOverflow(document), ...findCutWords(document)].map(
      (fault) => `${direction} at ${width} px: ${fault}`,
    );
  });
}

// Parts that all have the same heading are no fault of the design.
const findUnsound = () => findAxeFaults(document.body, ['landmark-unique']);

interface Asked {
  templates: typeof catalogue;
  pages: 'first' | 'all';
}

const everywhere: Asked = { templates: catalogue, pages: 'first' };

const ofTrade = (trade: string): Asked => ({
  templates: catalogue.filter(({ category }) => category === trade),
  pages: 'all',
});

const meta = preview.meta({
  args: everywhere,
  render: (_args: Asked) => <Shelf />,
  parameters: { layout: 'fullscreen' },
  tags: ['!dev', '!autodocs'],
});

/**
 * The first page of every design with the least content and the most: nothing is wider than the page or cut off, on the
 * narrowest phone in both directions and on a desktop. With the most, all words can be read, and axe finds nothing.
 */
export const FirstPages = meta.story({
  play: async ({ args: { templates, pages }, canvas }) => {
    const shelf = canvas.getByTestId('shelf');
    const faults = await findOnShelf(shelf, templates, pages, extremesOf, async (stage, name, slug) => [
      ...findMisplaced(stage),
      ...(name === 'the most' ? await findUnreadable('day') : []),
      ...(name === 'the most' && slug === '' ? await findUnsound() : []),
    ]);
    await expect(templates).not.toEqual([]);
    await expect(faults).toEqual([]);
  },
});

/** Every page of them, trade by trade, so that none takes long. */
export const Barbershops = FirstPages.extend({ args: ofTrade('Barbershop'), tags: ['nightly'] });
export const Flowershops = FirstPages.extend({ args: ofTrade('Flowershop'), tags: ['nightly'] });
export const Gyms = FirstPages.extend({ args: ofTrade('Gyms'), tags: ['nightly'] });
export const Restaurants = FirstPages.extend({ args: ofTrade('Restaurant'), tags: ['nightly'] });
export const Trainers = FirstPages.extend({ args: ofTrade('Personal Trainer'), tags: ['nightly'] });

/** A trade that is new on the shelf wants a story of its own here. */
export const EveryTrade = meta.story({
  play: async () => {
    const asked = new Set(
      [Barbershops, Flowershops, Gyms, Restaurants, Trainers].flatMap(
        ({ composed }) => composed.args.templates,
      ),
    );
    await expect(catalogue.filter((template) => !asked.has(template)).map(({ id }) => id)).toEqual([]);
  },
});

const planted = `
  <p style="inline-size: 400px; background: #fff; color: #ddd">Pale</p>
  <div style="overflow: hidden"><p style="margin-inline-start: -9rem">Gone</p></div>
  <img src="data:," />`;

/** Each kind of fault is found where it is planted. */
export const Planted = meta.story({
  play: async ({ canvas }) => {
    const [stage, shelf] = [await findStage(), canvas.getByTestId('shelf')];
    shelf.innerHTML = planted;
    try {
      const misplaced = findMisplaced(stage);
      const faults = [...misplaced, ...(await findUnreadable('day')), ...(await findUnsound())];
      for (const fault of [
        'ltr at 320 px: overflows sideways',
        'rtl at 320 px: overflows sideways',
        'rtl at 320 px: cuts “Gone”',
        'ltr at 1280 px: cuts “Gone”',
        'color-contrast in day',
        'image-alt: <img',
      ])
        await expect(faults).toContainEqual(expect.stringContaining(fault));
    } finally {
      stage.setWidth();
      shelf.replaceChildren();
    }
  },
});
