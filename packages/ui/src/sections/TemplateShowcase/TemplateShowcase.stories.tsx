import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { classic, petal, volt } from '../TemplateCard/TemplateCard.fixtures.ts';
import { TemplateCard } from '../TemplateCard/TemplateCard.tsx';
import { ladenzeile, nothingYet, windows } from './TemplateShowcase.fixtures.ts';
import { TemplateShowcase } from './TemplateShowcase.tsx';

const three = [classic, volt, petal].map((card) => <TemplateCard key={card.name} {...card} />);

const meta = preview.meta({
  component: TemplateShowcase,
  args: { heading: windows.heading, children: three.slice(0, 1) },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'missing-picture', 'loading', 'keyboard'],
  },
});

/** The first day: one window. */
export const OneWindow = meta.story({ tags: ['least'] });

/** Three windows, and the way to the others. */
export const Usual = meta.story({
  tags: ['usual'],
  args: { ...windows, children: three },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: windows.heading }));
    await expect(region.getAllByRole('article')).toHaveLength(3);
    await expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(region.getByRole('link', { name: 'See every window' })).toHaveAttribute(
      'href',
      '/templates',
    );
    await expect(region.getByRole('status').textContent).toBe('');
  },
});

/** The link to all comes before the windows; each window is then gone through in turn. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: { ...windows, children: three.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['See every window', 'Barbershop Classic', /^View Demo/, /^View Details/]) {
      await userEvent.tab();
      await expect(canvas.getAllByRole('link', { name })[0]).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Trainer Volt' })).toHaveFocus();
  },
});

/** A whole street of them, on a tinted band. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...windows,
    tone: 'tint',
    children: Array.from({ length: 7 }, (_, place) => (
      <TemplateCard key={place} {...[classic, volt, petal][place % 3]!} name={`Window ${place + 1}`} />
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
  },
});

/** On their way: shutters keep the places, and one line says so aloud. */
export const Loading = meta.story({
  tags: ['loading'],
  args: { ...windows, children: [], status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Putting the windows in…');
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
});

/** Nothing on the shelf: an empty shop, and what to do about it. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { ...windows, children: [], empty: nothingYet },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: nothingYet.heading })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for a quote' })).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

/** Nothing on the shelf and nothing to say: no bare heading is left standing. */
export const NothingToSay = meta.story({
  tags: ['empty'],
  args: { children: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
});

/** One picture never came: the glass is whitewashed and its words stand on it. */
export const MissingPicture = meta.story({
  tags: ['missing-picture'],
  args: {
    ...windows,
    children: [
      <TemplateCard
        key="missing"
        {...classic}
        picture={{ ...classic.picture, src: 'data:image/png;base64,AAAA' }}
      />,
      ...three.slice(1),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Sharp since breakfast/ })).toBeVisible();
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    ...ladenzeile,
    children: <TemplateCard {...classic} name="Donaudampfschifffahrtsgesellschaftskapitän" />,
  },
  globals: { viewport: { value: 'narrow' } },
});

/** The same with nothing to show. */
export const LongWordsEmpty = meta.story({
  tags: ['long-words', 'empty'],
  args: { ...ladenzeile, children: [] },
  globals: { viewport: { value: 'narrow' } },
});
