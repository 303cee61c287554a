import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ThanksPage } from './ThanksPage.tsx';

const meta = preview.meta({
  component: ThanksPage,
  args: { form: 'contact' as const },
  parameters: { layout: 'fullscreen' },
});

/** After a message. */
export const Contact = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for writing');
    await expect(canvas.getByText('Your message has been received, check your email!')).toBeVisible();
  },
});

/** After a request for a quote. */
export const Quote = meta.story({ args: { form: 'quote' } });

/** Before the click in the mail. */
export const Newsletter = meta.story({ args: { form: 'newsletter' } });

/** After a new password: the way in. */
export const Password = meta.story({
  args: { form: 'password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  },
});

/** After an address was proven. */
export const Address = meta.story({ args: { form: 'address' } });
