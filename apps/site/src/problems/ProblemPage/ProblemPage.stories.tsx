import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ProblemPage } from './ProblemPage.tsx';

const meta = preview.meta({
  component: ProblemPage,
  args: { hereHref: '/orders/token' },
  parameters: { layout: 'fullscreen' },
});

/** The server did not answer. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/orders/token');
  },
});
