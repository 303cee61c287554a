import { cookieRows } from '@awning/content/policies/cookiePolicy';
import { storageKeys } from '@awning/content/policies/cookies';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { CookiePolicyPage } from './CookiePolicyPage.tsx';

const meta = preview.meta({
  component: CookiePolicyPage,
  parameters: { layout: 'fullscreen' },
});

/** Every key that the code knows, with what it is for; and two buttons that bring the notice back: over it all, and where it is told. */
export const Usual = meta.story({
  args: { onReopen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Everything we keep in your browser' }));
    for (const key of Object.values(storageKeys)) {
      await expect(table.getByRole('rowheader', { name: key })).toBeVisible();
    }
    for (const { purpose } of cookieRows) await expect(table.getByText(purpose)).toBeVisible();
    const buttons = ['Change your choice', 'Open the cookie notice'];
    for (const [place, name] of buttons.entries()) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onReopen).toHaveBeenCalledTimes(place + 1);
    }
  },
});

/** Where there is no notice to bring back. */
export const WithoutNotice = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
