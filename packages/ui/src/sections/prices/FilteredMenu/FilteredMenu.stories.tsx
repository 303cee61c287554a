import { renderToString } from 'react-dom/server';
import { expect, fn, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { Photo } from '../../../components/media/Photo/Photo.tsx';
import { asPrinted } from '../../../testing/asPrinted.ts';
import { photo } from '../../../testing/photo.ts';
import { allergens, diets } from './diets.ts';
import { canteen, kantine, labels } from './FilteredMenu.fixtures.ts';
import { FilteredMenu } from './FilteredMenu.tsx';

const meta = preview.meta({
  component: FilteredMenu,
  args: {
    heading: canteen.heading,
    labels,
    groups: [{ heading: 'Today', items: [{ name: 'Soup and bread', price: '£6' }] }],
  },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'missing-picture', 'empty', 'keyboard'],
  },
});

type Canvas = {
  getAllByRole: (role: string, options: object) => HTMLElement[];
  getByText: (words: string) => HTMLElement;
};

const seen = (canvas: Canvas) => {
  const dishes = canteen.groups.flatMap(({ items }) => items.map(({ name }) => name));
  return dishes.filter((name) => canvas.getByText(name).checkVisibility());
};
const headings = (canvas: Canvas) =>
  canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** Allergens and diets are unknown: there is nothing to filter by. */
export const OneDish = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
    await expect(canvas.queryByText(labels.ask)).not.toBeInTheDocument();
  },
});

/** A canteen’s day. Only what occurs can be ticked; each dish names its allergens. */
export const Usual = meta.story({
  tags: ['usual'],
  args: canteen,
  play: async ({ canvas }) => {
    const filter = within(canvas.getByRole('form', { name: 'What can you eat?' }));
    const only = within(filter.getByRole('group', { name: 'Show only' }));
    await expect(only.getAllByRole('checkbox')).toHaveLength(4);
    await expect(only.queryByRole('checkbox', { name: 'Kosher' })).not.toBeInTheDocument();
    const without = within(filter.getByRole('group', { name: 'Leave out' }));
    // A fold whose content stands open on a desktop has no `open` of its own: the browser says what is seen.
    await expect(without.getByRole('checkbox', { name: 'sesame' }).checkVisibility()).toBe(true);
    await expect(without.queryByRole('checkbox', { name: 'lupin' })).not.toBeInTheDocument();

    const pea = canvas.getByText('Split pea').closest('li');
    await expect(pea).toHaveTextContent('Vegan');
    await expect(pea).toHaveTextContent('Gluten-free');
    await expect(pea).toHaveTextContent('Contains celery');
    await expect(canvas.getByText('Half a chicken').closest('li')).toHaveTextContent(labels.containsNone);
    await expect(canvas.getByText('Whatever Joan brought').closest('li')).toHaveTextContent(labels.ask);
  },
});

/** One diet: a vegan dish is vegetarian too, and a course without a dish for the guest goes with its heading. */
export const ADiet = meta.story({
  tags: ['usual'],
  args: canteen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vegetarian' }));
    await expect(seen(canvas)).toEqual([
      'Split pea',
      'Aubergine and tahini',
      'Macaroni cheese',
      'Sticky toffee pudding',
      'Walnut tart',
    ]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vegan' }));
    await expect(seen(canvas)).toEqual(['Split pea', 'Aubergine and tahini']);
    await expect(headings(canvas)).toEqual(['Soups', 'From the oven']);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole menu' }));
    await expect(seen(canvas)).toHaveLength(8);
  },
});

/** On a phone the dishes come first: what narrows them down is folded until it is asked for, and still filters. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: canteen,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getByText(labels.filter);
    const vegan = canvas.getByLabelText('Vegan');
    await expect(vegan.checkVisibility()).toBe(false);
    await userEvent.click(fold);
    await expect(vegan.checkVisibility()).toBe(true);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vegan' }));
    await expect(seen(canvas)).toEqual(['Split pea', 'Aubergine and tahini']);
    await userEvent.click(fold);
    await expect(seen(canvas)).toEqual(['Split pea', 'Aubergine and tahini']);
  },
});

/** Where one price is for all of it, no line leads from a dish to none. */
export const WithoutPrices = meta.story({
  tags: ['usual'],
  args: { ...canteen, groups: [{ heading: 'Today', items: [{ name: 'Soup and bread', price: '' }] }] },
  play: async ({ canvas }) => {
    const line = getComputedStyle(canvas.getByText('Soup and bread').closest('p')!, '::before');
    await expect(line.content).toBe('none');
  },
});

/** Two allergens: a dish with either is hidden, and so is one that might have them. */
export const LeftOut = meta.story({
  tags: ['usual'],
  args: canteen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'milk' }));
    await expect(seen(canvas)).toEqual(['Split pea', 'Aubergine and tahini', 'Half a chicken']);
    await expect(headings(canvas)).toEqual(['Soups', 'From the oven']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'sesame' }));
    await expect(seen(canvas)).toEqual(['Split pea', 'Half a chicken']);
  },
});

/** It is in every dish, or might be: the menu says so, and whom to ask. */
export const NothingLeft = meta.story({
  tags: ['empty'],
  args: { ...canteen, groups: canteen.groups.slice(2) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'nuts' }));
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'egg' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing on the menu is without egg: ask us.');
    await expect(canvas.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  },
});

/** On paper no box can be unticked: the menu is printed whole, with any box ticked. */
export const Printed = meta.story({
  tags: ['usual'],
  args: canteen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vegan' }));
    await asPrinted(async () => {
      await expect(seen(canvas)).toHaveLength(8);
      await expect(headings(canvas)).toHaveLength(3);
      await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
    });
  },
});

/** Before any script: as it was sent, it filters. */
export const BeforeScript = meta.story({
  tags: ['usual'],
  args: canteen,
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<FilteredMenu {...args} />) }} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Halal' }));
    await expect(seen(canvas)).toEqual(['Half a chicken']);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole menu' }));
    await expect(seen(canvas)).toHaveLength(8);
  },
});

/** Ticked with the space bar, and all of it unticked at once. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: canteen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Vegetarian' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Vegan' })).toBeChecked();
    for (let stop = 0; stop < 11; stop++) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show the whole menu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(seen(canvas)).toHaveLength(8);
  },
});

/** Enter on a box, for which browsers send a form: no request is made, and every tick stays. */
export const NeverSent = meta.story({
  tags: ['keyboard'],
  args: canteen,
  play: async ({ canvas, userEvent }) => {
    const left = fn((event: Event) => event.preventDefault());
    window.addEventListener('beforeunload', left);
    try {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Vegan' }));
      canvas.getByRole<HTMLFormElement>('form').requestSubmit();
      await new Promise(requestAnimationFrame);
      await expect(left).not.toHaveBeenCalled();
      await expect(seen(canvas)).toEqual(['Split pea', 'Aubergine and tahini']);
    } finally {
      window.removeEventListener('beforeunload', left);
    }
  },
});

const pictured = (src?: string) =>
  canteen.groups.map((group) => ({
    ...group,
    items: group.items.map((item, place) =>
      place === 0
        ? { ...item, picture: <Photo {...photo('loaf', item.name)} {...(src && { src })} ratio="square" /> }
        : item,
    ),
  }));

/** A photograph here and there. */
export const Pictured = meta.story({
  tags: ['usual'],
  args: { ...canteen, groups: pictured() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Split pea' })).toBeVisible();
  },
});

/** They never came. */
export const MissingPicture = meta.story({
  tags: ['missing-picture'],
  args: { ...canteen, groups: pictured('data:image/png;base64,') },
  globals: { viewport: { value: 'mobile1' } },
});

/** A kitchen that cooks with everything, for every guest. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...canteen,
    groups: [
      ...canteen.groups,
      {
        heading: 'Everything at once',
        items: Array.from({ length: 14 }, (_, place) => ({
          name: `Plate ${place + 1}`,
          price: '£11',
          diets: diets.slice(0, 1 + (place % diets.length)),
          allergens: allergens.slice(0, place + 1),
        })),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(20);
  },
});

/** German, a dish without end, the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: kantine,
  globals: { viewport: { value: 'narrow' } },
});

/** A page of its own, on a painted board. */
export const AsAPage = meta.story({
  tags: ['usual'],
  args: { ...canteen, headingLevel: 1, tone: 'deep' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: canteen.heading })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
});

/** Nothing to eat: nothing is rendered. */
export const Empty = meta.story({ tags: ['empty'], args: { groups: [] }, play: rendersNothing });

/** An empty list of allergens where the kitchen was not asked. */
export const EmptyForUnknown = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...canteen,
    groups: [
      {
        heading: 'Soups',
        items: [{ name: 'Smoked haddock', text: 'Leek, cream, potato', price: '£6.80', allergens: [] }],
      },
      ...canteen.groups.slice(2),
    ],
  },
});
