import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container } from '../Container/Container.tsx';
import { Grid } from './Grid.tsx';

const breads = ['Rye', 'Spelt', 'Sourdough', 'Milk loaf', 'Baguette', 'Plait'];
const cells = (names: readonly string[]) => names.map((name) => <p key={name}>{name}</p>);

const meta = preview.meta({
  component: Grid,
  args: { narrowest: 'small' as const, children: cells(breads.slice(0, 1)) },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
});

const tops = (cellsOf: readonly HTMLElement[]) =>
  cellsOf.map((cell) => Math.round(cell.getBoundingClientRect().top));

/** One thing does not stretch to fill the row: the next one has its place already. */
export const One = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list').getBoundingClientRect();
    await expect(canvas.getByRole('listitem').getBoundingClientRect().width).toBeLessThan(list.width / 2);
  },
});

/** Things of one kind: as many side by side as fit, in even columns. A screen reader reads a list of six. */
export const Several = meta.story({
  args: { children: cells(breads) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(breads);
    const [first, second] = tops(items);
    await expect(second).toBe(first);
    const widths = items.map((item) => Math.round(item.getBoundingClientRect().width));
    await expect(new Set(widths).size).toBe(1);
  },
});

/** For cards with a picture in them, beside filters. */
export const Snug = meta.story({
  args: { children: cells(breads), narrowest: 'snug', gap: 'roomy' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [item] = canvas.getAllByRole('listitem');
    await expect(item!.getBoundingClientRect().width).toBeGreaterThanOrEqual(260);
  },
});

/** For cards with a picture in them, with room between. */
export const Large = meta.story({
  args: { children: cells(breads), narrowest: 'large', gap: 'roomy' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [item] = canvas.getAllByRole('listitem');
    await expect(item!.getBoundingClientRect().width).toBeGreaterThanOrEqual(340);
  },
});

/** On a narrow phone one stands under the other. */
export const OnAPhone = Several.extend({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const places = tops(canvas.getAllByRole('listitem'));
    await expect(new Set(places).size).toBe(breads.length);
  },
});

/** Where the page reads from the right, the first stands on the right. */
export const RightToLeft = meta.story({
  args: { children: cells(breads) },
  globals: { viewport: { value: 'desktop' }, direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().left);
    await expect(first).toBeGreaterThan(second!);
  },
});
