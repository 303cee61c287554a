import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { LandingPage } from './LandingPage.tsx';

const meta = preview.meta({
  component: LandingPage,
  args: { onContinue: fn(), newsletter: { formAction: '/newsletter/subscribe' } },
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
});

/** Nothing chosen yet: twelve doors, and a way on that waits for one of them. */
export const Usual = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const go = canvas.getByRole('button', { name: 'Continue' });
    await expect(go).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Your trade' }), 'Real Estate');
    await userEvent.click(go);
    await expect(args.onContinue).toHaveBeenCalledWith(
      expect.objectContaining({ href: '/templates/real-estate' }),
    );

    const street = within(canvas.getByRole('region', { name: 'Which door is yours?' }));
    await expect(within(street.getByRole('list')).getAllByRole('link')).toHaveLength(12);
    for (const tier of ['Basic', 'Intermediate', 'Advanced']) {
      await expect(canvas.getByRole('link', { name: `See ${tier}` })).toHaveAttribute(
        'href',
        `/pricing#${tier.toLowerCase()}`,
      );
    }
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
  },
});

/** The street on a phone is walked along sideways. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });

/** The letter is being posted. */
export const Subscribing = meta.story({
  args: { newsletter: { formAction: '/newsletter/subscribe', status: 'loading' } },
});

/** It is on its way. */
export const Subscribed = meta.story({
  args: { newsletter: { formAction: '/newsletter/subscribe', status: 'success' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thanks — check your inbox!')).toBeVisible();
  },
});

/** It did not arrive. */
export const NotSubscribed = meta.story({
  args: { newsletter: { formAction: '/newsletter/subscribe', status: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something went wrong. Try again later.')).toBeVisible();
  },
});
