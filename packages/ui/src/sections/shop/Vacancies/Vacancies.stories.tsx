import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { TradeDrawing } from '../../../components/media/TradeDrawing/TradeDrawing.tsx';
import { tradeWindows } from '../../../theme/tradeWindows.css.ts';
import { street } from './Vacancies.fixtures.ts';
import { Vacancies } from './Vacancies.tsx';

const { lead: _lead, ...least } = street;

const meta = preview.meta({
  component: Vacancies,
  args: { ...least, items: [{ name: 'Weddings', action: { label: 'Ask for one', href: '/quote' } }] },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty', 'keyboard'] },
});

/** One, and nothing near it. */
export const Least = meta.story({ tags: ['least'] });

/** Each says what is nearest, and how to have it filled. */
export const Usual = meta.story({
  tags: ['usual'],
  args: street,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const beauty = canvas.getByRole('heading', { name: 'Beauty' }).closest('li');
    await expect(beauty).toHaveTextContent('Nearest: Comb, chairs and prices');
    await expect(canvas.getByRole('link', { name: 'Comb' })).toHaveAttribute('href', '/templates/comb');
    await expect(canvas.getByRole('link', { name: 'Ask for one: Beauty' })).toHaveAttribute('href', '/quote');
    // Nothing is near a wedding.
    await expect(canvas.getAllByText(/^Nearest:/)).toHaveLength(2);
  },
});

/** A long street, on a phone: a list, each with its trade's drawing, little more than a screen in all. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...street,
    items: Array.from({ length: 10 }, (_, place) => ({
      ...street.items[0]!,
      name: `Trade ${place + 1}`,
      drawing: <TradeDrawing kind="camera" />,
      theme: tradeWindows.camera,
    })),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(10);
    for (const bill of canvas.getAllByText('To let')) await expect(bill).not.toBeVisible();
    await expect(canvas.getByRole('list').getBoundingClientRect().height).toBeLessThan(920);
  },
});

/** German, words without end, the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    items: [
      {
        name: 'Donaudampfschifffahrtsgesellschaft',
        nearest: {
          label: 'Friseurmeisterbetriebsinternetauftritt',
          href: '/vorlagen/friseur',
          note: 'mit Terminvereinbarungsmöglichkeit',
        },
        action: { label: 'Kostenvoranschlag anfordern', href: '/angebot' },
      },
    ],
    labels: { toLet: 'Gewerbemietfläche', nearest: 'Am nächsten:' },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Two stops each: the nearest template, and the link to ask. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: street,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Petal', 'Ask for one: Photography', 'Comb', 'Ask for one: Beauty']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});

/** Everything is let. */
export const Empty = meta.story({ tags: ['empty'], args: { items: [] }, play: rendersNothing });

/** Shut, shut and shut. */
export const OnlyEmptyShops = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...street,
    lead: 'Please check back later.',
    items: street.items.map(({ name }) => ({ name, action: { label: 'Coming soon', href: '/blog' } })),
  },
});
