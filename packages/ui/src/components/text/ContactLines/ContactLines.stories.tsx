import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ContactLines } from './ContactLines.tsx';

const all = [
  { text: '3 Ferry Steps, Leith EH6 6QQ' },
  { text: '0131 496 0118', href: 'tel:+441314960118' },
  { text: 'hello@ferrysteps.example', href: 'mailto:hello@ferrysteps.example' },
];

const meta = preview.meta({ component: ContactLines, args: { lines: all.slice(0, 1) } });

/** Only where it is. */
export const AddressOnly = meta.story();

/** Where it is, and two ways to say something. */
export const Usual = meta.story({
  args: { lines: all },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '0131 496 0118' })).toHaveAttribute(
      'href',
      'tel:+441314960118',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

/** One under the other. */
export const Column = meta.story({ args: { lines: all, layout: 'column' } });

/** A word without end, a narrow phone. */
export const LongWords = meta.story({
  args: {
    lines: [
      { text: 'Rechtsschutzversicherungsgesellschaftenstraße 103, 10115 Berlin' },
      {
        text: 'donaudampfschifffahrtsgesellschaft@friseurmeisterbetrieb.example',
        href: 'mailto:donaudampfschifffahrtsgesellschaft@friseurmeisterbetrieb.example',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});
