import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { vars } from '@awning/ui/theme';
import { Drawing } from '@awning/ui/primitives';
import { CrashMat } from './CrashMat.tsx';
import { barn } from './CrashMat.fixtures.ts';

const meta = preview.meta({
  component: CrashMat,
  args: { heading: barn.heading, actions: [{ label: 'Come on Thursday', href: '/thursdays' }] as const },
  parameters: { layout: 'fullscreen', states: ['usual'] },
});

const figure = (
  <Drawing label="A chalk bag somebody left on the mat" viewBox="0 0 200 90">
    <path fill={vars.color.paper1} d="M60 20h70l12 60H48z" />
    <path fill={vars.color.paper5} d="M56 12h78v14H56z" />
  </Drawing>
);

/** The first holds of a route above it, and something on it. */
export const AtTheFoot = meta.story({
  tags: ['usual'],
  args: { ...barn, figure },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Soft at the bottom' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Come on Thursday' })).toHaveAttribute(
      'href',
      '/thursdays',
    );
  },
});

/** Below a painted wall. */
export const BelowADarkWall = meta.story({ tags: ['usual'], args: { ...barn, figure, wall: 'deep' } });
