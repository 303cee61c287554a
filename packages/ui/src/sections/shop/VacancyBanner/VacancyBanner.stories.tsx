import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { vacancy } from './VacancyBanner.fixtures.ts';
import { VacancyBanner } from './VacancyBanner.tsx';

const { lead: _text, ...least } = vacancy;

const meta = preview.meta({
  component: VacancyBanner,
  args: { ...least, bill: { heading: 'To let' } },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'keyboard'] },
});

/** A word on the glass, and nothing under it. */
export const Least = meta.story({ tags: ['least'] });

/** Below a shelf, for visitors who have not found theirs. */
export const Usual = meta.story({
  tags: ['usual'],
  args: vacancy,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: vacancy.heading })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute(
      'href',
      '/pricing#quote',
    );
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    lead: 'Ihr Handwerksbetrieb fehlt noch in der Ladenzeile? Wir bauen ihm ein Schaufenster.',
    bill: { heading: 'Gewerbemietfläche', note: 'Ihr Handwerksbetrieb fehlt noch in der Ladenzeile?' },
    action: { label: 'Kostenvoranschlag anfordern', href: '/angebot' },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** One stop: the way to ask. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: vacancy,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ask for a quote' })).toHaveFocus();
  },
});

/** A window that asks for patience. */
export const ComingSoon = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    heading: 'Coming soon!',
    lead: 'We are always adding new templates. Stay tuned.',
    bill: { heading: 'Soon' },
    action: { label: 'Learn more', href: '/blog' },
  },
});
