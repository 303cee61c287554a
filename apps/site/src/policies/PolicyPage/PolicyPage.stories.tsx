import { privacy } from '@awning/content/policies/privacy';
import { refunds } from '@awning/content/policies/refunds';
import { retention } from '@awning/content/policies/retention';
import { terms } from '@awning/content/policies/terms';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { PolicyPage } from './PolicyPage.tsx';

const meta = preview.meta({
  component: PolicyPage,
  args: { policy: privacy },
  parameters: { layout: 'fullscreen' },
});

/** What is kept, and how long: the list that the server clears away by. */
export const Privacy = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await expect(canvas.getByText('27 November 2026')).toBeVisible();
    const howLong = within(canvas.getByRole('region', { name: 'How long we keep it' }));
    for (const { words } of Object.values(retention)) await expect(howLong.getByText(words)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'cookie policy' })).toHaveAttribute(
      'href',
      '/cookie-policy',
    );
  },
});

/** What is bought, and on which terms. */
export const Terms = meta.story({
  args: { policy: terms },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3-5 business days for Basic; 7-14 days for larger sites/)).toBeVisible();
  },
});

/** When the money comes back. */
export const Refunds = meta.story({
  args: { policy: refunds },
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    await expect(contents.getAllByRole('link')).toHaveLength(refunds.parts.length);
  },
});
