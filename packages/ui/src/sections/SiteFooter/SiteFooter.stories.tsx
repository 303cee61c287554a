import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { cycles } from './SiteFooter.fixtures.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = preview.meta({
  component: SiteFooter,
  args: { name: cycles.name, contact: cycles.contact },
  parameters: { layout: 'fullscreen' },
});

/** The least: a name and a way to reach it. */
export const NameAndContact = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Okonjo & Bell');
    await expect(canvas.getByRole('link', { name: '0131 496 0733' })).toHaveAttribute(
      'href',
      'tel:+441314960733',
    );
  },
});

/** What most sites say. */
export const WithSmallPrint = meta.story({ args: cycles });

/** A site of many pages lists them once more. */
export const WithPages = meta.story({
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
export const OnTheSecondGround = meta.story({ args: { ...cycles, tone: 'secondary' } });

/** A name and an address longer than a narrow phone is wide. */
export const LongWords = meta.story({
  args: {
    name: 'Fahrradreparaturwerkstattgemeinschaft',
    contact: [
      { text: 'Grundstücksverkehrsgenehmigungszuständigkeitsstraße 112a, 10115 Berlin' },
      { text: 'ansprechpartner@fahrradreparaturwerkstatt.example', href: 'mailto:a@b.example' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});
