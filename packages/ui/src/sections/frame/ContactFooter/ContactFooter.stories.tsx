import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { cycles } from './ContactFooter.fixtures.ts';
import { ContactFooter } from './ContactFooter.tsx';

const meta = preview.meta({
  component: ContactFooter,
  args: { name: cycles.name, contact: cycles.contact },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty', 'keyboard'] },
});

/** The least: a name and a way to reach it. */
export const NameAndContact = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Okonjo & Bell');
    await expect(canvas.getByRole('link', { name: '0131 496 0733' })).toHaveAttribute(
      'href',
      'tel:+441314960733',
    );
  },
});

/** What most sites put there. */
export const WithSmallPrint = meta.story({ tags: ['usual'], args: cycles });

/** A site of many pages lists them once more. */
export const WithPages = meta.story({
  tags: ['usual'],
  args: {
    ...cycles,
    nav: {
      label: 'All pages',
      links: ['Home', 'Repairs', 'Wheel building', 'Hire', 'Questions', 'Find us'].map((label) => ({
        label,
        href: `/${label}`,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'All pages' })).toBeVisible();
  },
});

/** On another ground than the painted board. */
export const OnTheSecondGround = meta.story({ tags: ['usual'], args: { ...cycles, tone: 'secondary' } });

/** A name and an address longer than a narrow phone is wide. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    name: 'Fahrradreparaturwerkstattgemeinschaft',
    contact: [
      { text: 'Grundstücksverkehrsgenehmigungszuständigkeitsstraße 112a, 10115 Berlin' },
      { text: 'ansprechpartner@fahrradreparaturwerkstatt.example', href: 'mailto:a@b.example' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});

/** A site of two dozen pages. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...cycles,
    nav: {
      label: 'All pages',
      links: Array.from({ length: 24 }, (_, page) => ({ label: `Page ${page + 1}`, href: `/${page}` })),
    },
  },
});

/** No address to give yet, and no pages: only the last word is left. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { contact: [], nav: { label: 'All pages', links: [] }, footnote: '© Okonjo & Bell.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© Okonjo & Bell.');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** By keyboard alone: a telephone, then the post. */
export const KeyboardOnly = WithSmallPrint.extend({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['0131 496 0733', 'workshop@okonjobell.example']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});

/** Everything but the address. */
export const WaysToTheAddress = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...cycles,
    contact: [
      { text: 'Get in touch', href: '/contact' },
      { text: 'Find us on the map', href: '/map' },
    ],
  },
});
