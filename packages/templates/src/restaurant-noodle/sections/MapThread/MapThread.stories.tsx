import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { seilerei, woolShop } from './MapThread.fixtures.ts';
import { MapThread } from './MapThread.tsx';

const { address, heading } = woolShop;

const map = (
  <Drawing
    label="Map: Silver Street lies between the High Street and Bourtree Place"
    viewBox="0 0 800 500"
    fill="middle"
  >
    <path fill={vars.color.surface} d="M0 0h800v500H0z" />
    <path
      fill="none"
      stroke={vars.color.line}
      strokeWidth="20"
      d="M120 0v500M300 0v500M520 0v500M0 250h800M0 120h800M0 380h800"
    />
  </Drawing>
);

const meta = preview.meta({
  component: MapThread,
  args: { heading, address },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'keyboard'] },
});

/** An address, and the thread straight on to it. */
export const AddressOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(address)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** The streets are named, and no map lies round them. */
export const StreetsOnly = meta.story({
  tags: ['usual'],
  args: { streets: woolShop.streets, door: woolShop.door },
});

/** All that is to be known before one sets out. */
export const Usual = meta.story({
  tags: ['usual'],
  args: { ...woolShop, map },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Silver Street lies between/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '01632 960118' })).toHaveAttribute(
      'href',
      'tel:+441632960118',
    );
  },
});

/** The way there is what the page is about; in a hand, on the way. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...woolShop, map, level: 1, tone: 'secondary' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  },
});

/** From link to link. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: { ...woolShop, map },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '01632 960118' })).toHaveFocus();
  },
});

/** Streets with names as long as they are. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...seilerei, map },
  globals: { viewport: { value: 'narrow' } },
});
