import { renderToString } from 'react-dom/server';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ClearFilters } from './ClearFilters.tsx';

const meta = preview.meta({
  component: ClearFilters,
  args: { label: 'Clear Filters', formAction: '/templates', onClear: fn() },
  parameters: { states: ['least', 'usual', 'keyboard'] },
});

/** One press, and everything is there again. */
export const Usual = meta.story({
  tags: ['least', 'usual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

/** Beside what it clears. */
export const Quiet = meta.story({ args: { tone: 'quiet' } });

/** Pressed without a mouse. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear Filters' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

/** As the server sends it: it asks for the page with nothing in the query. */
export const BeforeScript = meta.story({
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<ClearFilters {...args} />) }} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Clear Filters' });
    await expect(button.form).toHaveAttribute('action', '/templates');
    await expect([...new FormData(button.form!)]).toEqual([]);
  },
});
