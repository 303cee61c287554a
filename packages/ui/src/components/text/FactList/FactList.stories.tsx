import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FactList } from './FactList.tsx';

const facts = [
  { label: 'Buyer', text: 'Ada Hargreave' },
  { label: 'Email', text: 'ada@hargreave.example', href: 'mailto:ada@hargreave.example' },
  { label: 'Ordered', text: '20 November 2026', dateTime: '2026-11-20T09:31:12Z' },
];

const meta = preview.meta({ component: FactList, args: { facts } });

/** Side by side: words, a link, and an instant that machines read too. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Buyer',
      'Email',
      'Ordered',
    ]);
    const [buyer, email, ordered] = canvas.getAllByRole('definition');
    await expect(buyer).toHaveTextContent('Ada Hargreave');
    await expect(email!.querySelector('a')).toHaveAttribute('href', 'mailto:ada@hargreave.example');
    await expect(ordered!.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T09:31:12Z');
  },
});

/** One under the other. */
export const Column = meta.story({ args: { layout: 'column' } });

/** Nothing but a name. */
export const One = meta.story({ args: { facts: facts.slice(0, 1) } });

/** A word without end, a name in another script, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    layout: 'column',
    facts: [
      {
        label: 'Grundstücksverkehrsgenehmigung',
        text: 'donaudampfschifffahrtsgesellschaft@friseurmeisterbetrieb.example',
      },
      { label: 'Buyer', text: 'ليلى حداد' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});
