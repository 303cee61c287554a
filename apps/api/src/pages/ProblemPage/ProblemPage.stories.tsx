import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ProblemPage } from './ProblemPage.tsx';

const meta = preview.meta({
  component: ProblemPage,
  args: { status: 404, failure: { error: 'not-found', message: 'There is nothing at this address.' } },
  parameters: { layout: 'fullscreen' },
});

/** Nothing is at the address. */
export const Nowhere = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect(canvas.getByText('There is nothing at this address.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
});

/** A fault of the server: its cause is not shown. */
export const OurFault = meta.story({
  args: {
    status: 500,
    failure: { error: 'internal', message: 'Something went wrong on our side. Please try again.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  },
});

/** The database is away. */
export const Away = meta.story({
  args: {
    status: 503,
    failure: { error: 'unavailable', message: 'We cannot do that just now. Please try again in a moment.' },
  },
});

/** A visitor who sends too many requests reads when to come again. */
export const TooOften = meta.story({
  args: {
    status: 429,
    failure: { error: 'too-many', message: 'That is too often. Please wait a little and try again.' },
  },
});

/** A form whose own page cannot be rendered: its faults are listed all the same. */
export const SomeWrong = meta.story({
  args: {
    status: 422,
    failure: {
      error: 'invalid',
      message: 'Some of this needs another look.',
      fields: { name: 'Enter your name', email: 'Enter an email address such as name@example.com' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});
