import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/Button/Button.tsx';
import { LooksField } from './LooksField.tsx';

const meta = preview.meta({
  component: LooksField,
  args: {
    legend: 'Colours',
    name: 'palette',
    options: [
      { value: 'oxblood', label: 'Dark red and brass', cloth: ['#7a1424', '#f6f9fa'] as const },
      { value: 'calm', label: 'Calm', cloth: ['#2f5240', '#f9f7f0'] as const },
      { value: 'night', label: 'Night', cloth: ['#c5352f', '#131519'] as const },
    ],
  },
});

/** The design’s own is chosen to begin with. */
export const Usual = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Colours' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Dark red and brass' })).toBeChecked();
    await userEvent.click(canvas.getByText('Calm'));
    await expect(canvas.getByRole('radio', { name: 'Calm' })).toBeChecked();
  },
});

/** Where two fit beside each other, the third has the line below to itself: no place is left empty. */
export const NoPlaceEmpty = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Colours' }).getBoundingClientRect();
    const looks = canvas.getAllByRole('radio').map((radio) => radio.parentElement!.getBoundingClientRect());
    for (const { top } of looks) {
      const line = looks.filter((look) => look.top === top);
      await expect(Math.max(...line.map(({ right }) => right))).toBeCloseTo(group.right, 0);
    }
  },
});

/** Letters have no awning. */
export const WithoutCloth = meta.story({
  args: {
    legend: 'Typeface',
    name: 'typefaces',
    options: [
      { value: 'slab', label: 'Sturdy' },
      { value: 'narrow', label: 'Narrow' },
    ],
    defaultValue: 'narrow',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Narrow' })).toBeChecked();
  },
});

const drawn = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg"><path id="name" fill="currentColor" d="M20 30V10h${width}v20z"/></svg>`)}`;

/** Each name set in what it stands for; it is said in words. */
export const Lettered = WithoutCloth.extend({
  args: {
    options: [
      { value: 'slab', label: 'Sturdy', lettering: drawn(160) },
      { value: 'narrow', label: 'Narrow', lettering: drawn(40) },
    ],
  },
});

/** Beside one of several lines, a short one stands in the middle of its box. */
export const BesideALongOne = meta.story({
  args: {
    legend: 'Pictures',
    name: 'pictures',
    options: [
      { value: 'photographed', label: 'Photographs of the shop, of the people and of the work' },
      { value: 'drawn', label: 'Drawings' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const middleOf = ({ top, height }: DOMRect) => top + height / 2;
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText('Drawings'));
    const box = canvas.getByRole('radio', { name: 'Drawings' }).parentElement!;
    // Fonts have different room over and under their letters.
    const off = middleOf(words.getBoundingClientRect()) - middleOf(box.getBoundingClientRect());
    await expect(Math.abs(off)).toBeLessThan(2);
  },
});

/** Over the one button that leads on: the chosen look stands out, and does not look like a link. */
export const OverAButton = meta.story({
  render: (args) => (
    <>
      <LooksField {...args} />
      <Button tone="spark">Order</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const lookOf = (name: string) => getComputedStyle(canvas.getByRole('radio', { name }).parentElement!);
    const chosen = lookOf('Dark red and brass');
    const button = getComputedStyle(canvas.getByRole('button', { name: 'Order' }));
    await expect(chosen.backgroundColor).not.toBe(lookOf('Calm').backgroundColor);
    await expect(chosen.backgroundColor).not.toBe(button.backgroundColor);
    await expect(chosen.boxShadow).toBe('none');
  },
});

/** The chosen look is no longer sold: the first is chosen. */
export const UnknownChoice = meta.story({
  args: { defaultValue: 'gone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Dark red and brass' })).toBeChecked();
  },
});

/** One stop for the keyboard, and arrows from there. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Dark red and brass' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Calm' })).toBeChecked();
  },
});

/** German, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    legend: 'Farbzusammenstellung',
    options: [
      { value: 'a', label: 'Ochsenblutrot mit Messingbeschlägen', cloth: ['#7a1424', '#f6f9fa'] as const },
      { value: 'b', label: 'Zurückhaltend', cloth: ['#2f5240', '#f9f7f0'] as const },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});
