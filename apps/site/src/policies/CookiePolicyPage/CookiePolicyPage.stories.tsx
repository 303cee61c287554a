import { cookieRows } from '@awning/content/policies/cookiePolicy';
import { storageKeys } from '@awning/content/policies/cookies';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { CookiePolicyPage } from './CookiePolicyPage.tsx';

const meta = preview.meta({
  component: CookiePolicyPage,
  parameters: { layout: 'fullscreen' },
});

/** Every key that the code knows, with what it is for; and the button that brings the notice back. */
export const Usual = meta.story({
  args: { onReopen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Everything we keep in your browser' }));
    for (const key of Object.values(storageKeys)) {
      await expect(table.getByRole('rowheader', { name: key })).toBeVisible();
    }
    for (const { purpose } of cookieRows) await expect(table.getByText(purpose)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the cookie notice' }));
    await expect(args.onReopen).toHaveBeenCalledOnce();
  },
});

/** Where there is no notice to bring back. */
export const WithoutNotice = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
