import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { advice, german, noSuchPage } from './NotFound.fixtures.ts';
import { NotFound } from './NotFound.tsx';

const meta = preview.meta({
  component: NotFound,
  args: noSuchPage,
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'keyboard'] },
});

/** The least: what happened, and the way out. */
export const Least = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect(canvas.getByText('404')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
});

/** With a word of advice. */
export const Usual = meta.story({ tags: ['usual'], args: { lead: advice } });

/** With a second way on. */
export const TwoWays = meta.story({
  tags: ['usual'],
  args: { lead: advice, second: { label: 'See all templates', href: '/templates' } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links).toEqual(['Return to Home', 'See all templates']);
  },
});

/** For a page that is gone and had a name. */
export const TemplateNotFound = meta.story({
  tags: ['usual'],
  args: { heading: 'Template not found', action: { label: 'See all templates', href: '/templates' } },
});

/** Words three times as long, one of them endless, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: german,
  globals: { viewport: { value: 'narrow' } },
});

/** By keyboard alone there is one thing to do. */
export const KeyboardOnly = Usual.extend({
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveFocus();
  },
});

/** A machine speaks, and finds fault. */
export const BlamedVisitor = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    heading: 'Error 404: resource unavailable',
    lead: 'You have entered an invalid address.',
    action: { label: 'Back', href: '/' },
  },
});
