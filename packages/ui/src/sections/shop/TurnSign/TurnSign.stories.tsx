import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import { TurnSign } from './TurnSign.tsx';

const meta = preview.meta({
  component: TurnSign,
  args: {
    turn: 'yours' as const,
    sign: 'Your turn',
    heading: 'Tell us about the shop.',
    headingLevel: 1 as const,
  },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'keyboard'] },
});

/** A sign and a sentence. */
export const Least = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Tell us about the shop.' })).toHaveTextContent(
      'Your turn',
    );
  },
});

/** With the one thing to do next. */
export const YourTurn = meta.story({
  tags: ['usual'],
  args: {
    facts: 'AW-7K3M-9QX2 · Paid $399 · 20 November 2026',
    lead: 'It is saved as you type.',
    action: { label: 'Start with the name', href: '/orders/token/tell/name' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start with the name' })).toHaveAttribute(
      'href',
      '/orders/token/tell/name',
    );
    await expect(canvas.getByRole('heading').nextElementSibling).toHaveTextContent(/^AW-7K3M-9QX2 · Paid/);
  },
});

/** The other side of the sign: the buyer has nothing to do. */
export const OurTurn = meta.story({
  tags: ['usual'],
  args: {
    turn: 'ours',
    sign: 'Our turn',
    heading: 'Ready for you to check by Thursday 3 December.',
    lead: 'You handed it in. There is nothing you must do.',
  },
});

/** Neither side's turn any more: where the website is, the one thing to do, and what else can be done. */
export const Open = meta.story({
  tags: ['usual'],
  args: {
    turn: 'open',
    sign: 'Open',
    heading: 'You are live, and it is yours.',
    lead: <Link href="https://sharp.example">sharp.example</Link>,
    action: { label: 'Open your website', href: 'https://sharp.example' },
    second: { label: 'Change something', href: '/orders/token/tell/name' },
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual(['sharp.example', 'Open your website', 'Change something']);
  },
});

/** Over the work itself. */
export const Short = meta.story({
  tags: ['usual'],
  args: { size: 'short', heading: 'When are you open?', lead: '3 of 9 done' },
});

/** The sign and the sentence beside it stand on one line. */
export const ShortOnOneLine = Short.extend({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const baselineOf = (text: string) => {
      // A box without height stands on the line of the words it is put beside.
      const mark = document.createElement('span');
      mark.style.display = 'inline-block';
      canvas.getByText(text).append(mark);
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return bottom;
    };
    await expect(baselineOf('Your turn')).toBeCloseTo(baselineOf('When are you open?'), 0);
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    sign: 'Zuständigkeitswechsel',
    heading: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    action: { label: 'Angebotsvervollständigung beginnen', href: '/beginnen' },
    second: { label: 'Änderungsvorschläge einreichen', href: '/aendern' },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** One stop: what comes next. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: { action: { label: 'Start with the name', href: '/orders/token/tell/name' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Start with the name' })).toHaveFocus();
  },
});

/** A status instead of a sentence. */
export const Status = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { turn: 'ours', sign: 'Pending', heading: 'Status: awaiting input' },
});
