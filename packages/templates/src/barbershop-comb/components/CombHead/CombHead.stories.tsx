import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { CombHead } from './CombHead.tsx';

const meta = preview.meta({ component: CombHead, args: { heading: 'Teeth and all', id: 'heading' } });

/** Words that need no explaining. */
export const HeadingAlone = meta.story();

/** With a line across from it, on the page's first section. */
export const WithLead = meta.story({
  args: { level: 1, lead: 'A tooth is five minutes, a whole comb an hour.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Teeth and all' })).toBeVisible();
  },
});

/** Over something that hangs from a comb of its own. */
export const NoRule = meta.story({ args: { rule: 'none' } });
