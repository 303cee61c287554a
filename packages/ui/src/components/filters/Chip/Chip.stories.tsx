import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { keysTakenFrom } from '../../../testing/keysTakenFrom.ts';
import { asWithoutScript } from '../../../testing/asPrinted.ts';
import { Board } from '#storybook/Board';
import { Chip } from './Chip.tsx';

const removed = fn();
const remove = { label: 'Remove filter: Barbershop', onRemove: removed };

const meta = preview.meta({
  component: Chip,
  args: { label: 'Barbershop' },
  beforeEach: () => void removed.mockClear(),
  parameters: { states: ['least', 'usual', 'long-words', 'keyboard'] },
});

/** Without `onRemove` it only tells: nothing can be pressed. */
export const Still = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Barbershop')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Taken away at a press anywhere on it; not rendered where no script could take it away. */
export const Removable = meta.story({
  tags: ['usual'],
  args: { remove },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Barbershop' }));
    await expect(removed).toHaveBeenCalledOnce();
    await asWithoutScript(async () => {
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
});

/** Before script it is a link to the page without it; with script the press is taken over. */
export const AsALink = meta.story({
  args: { remove: { ...remove, href: '/templates' } },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Remove filter: Barbershop' });
    await expect(link).toHaveAttribute('href', '/templates');
    await userEvent.click(link);
    await expect(keysTakenFrom(link)).toEqual([]);
    await expect(removed).toHaveBeenCalledOnce();
  },
});

/** Long words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung und Angrenzendes',
    remove: {
      label:
        'Filter entfernen: Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung und Angrenzendes',
      onRemove: removed,
    },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** On a painted board. */
export const OnPaint = meta.story({
  args: { remove },
  render: (args) => (
    <Board>
      <Chip {...args} /> <Chip label="3 pages" />
    </Board>
  ),
});

/** Taken away without a mouse. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: { remove },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove filter: Barbershop' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(removed).toHaveBeenCalledOnce();
  },
});

/** A chip that promises a way on. */
export const LeadsNowhere = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { label: 'See all barbershops' },
});
