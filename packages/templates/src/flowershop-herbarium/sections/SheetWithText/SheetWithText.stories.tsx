import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { clockmender } from './SheetWithText.fixtures.ts';
import { SheetWithText } from './SheetWithText.tsx';

const clock = (
  <Drawing viewBox="0 0 300 360" label="A longcase clock with one hand">
    <path fill={vars.color.paper3} d="M90 20h120v110h-20v200H110V130H90z" />
    <circle cx="150" cy="78" r="40" fill={vars.color.paper6} />
    <path stroke={vars.color.paper5} strokeWidth="6" d="M150 78l22-20" />
  </Drawing>
);
const { heading, paragraphs, sheet } = clockmender;

const meta = preview.meta({
  component: SheetWithText,
  args: { heading, paragraphs: paragraphs.slice(0, 1), sheet: { label: sheet.label } },
  parameters: {
    layout: 'fullscreen',
    states: ['usual', 'keyboard'],
  },
});

/** Who it is, beside what is on the sheet. */
export const Told = meta.story({
  tags: ['usual'],
  args: { ...clockmender, sheet: { ...sheet, drawing: clock } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('heading', { level: 2, name: heading });
    const picture = canvas.getByRole('img', { name: 'A longcase clock with one hand' });
    await expect(words.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(picture.getBoundingClientRect().left).toBeLessThan(words.getBoundingClientRect().left);
  },
});

/** The sheet on the other side, opening a page. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...clockmender, sheet: { ...sheet, drawing: clock }, level: 1, side: 'end', tone: 'deep' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  },
});

/** Ring, then write, by keyboard alone. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: clockmender,
  play: async ({ canvas, userEvent }) => {
    for (const { label } of clockmender.links) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: label })).toHaveFocus();
    }
  },
});
