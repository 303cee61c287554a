import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container } from '../../../primitives/index.ts';
import { barberShot, floristShot } from '../../../testing/siteShot.ts';
import { barber, florist } from '../../../testing/windows.css.ts';
import { Shopfront } from './Shopfront.tsx';

const meta = preview.meta({
  component: Shopfront,
  args: {
    sign: 'Hargreave & Son',
    template: 'Barbershop Classic',
    href: '/templates/barbershop/barbershop-classic',
    theme: barber,
    picture: barberShot,
    labels: { lookInside: 'Look inside', open: 'OPEN' },
  },
  decorators: [
    (Story) => (
      <Container width="prose">
        <Story />
      </Container>
    ),
  ],
});

/** A shop whose price is told elsewhere. */
export const Unpriced = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Look inside Barbershop Classic' })).toBeVisible();
  },
});

/** With its price at the corner. */
export const Priced = meta.story({ args: { ticket: { label: 'From', price: '$299' } } });

/** In other colours it is another shop. */
export const Florist = Priced.extend({
  args: { sign: 'Fern & Peony', template: 'Flowershop Petal', theme: florist, picture: floristShot },
});

/** A long price moves the words aside, and never lies over them. */
export const LongPrice = meta.story({
  args: { ticket: { label: 'Einmalzahlung ab', price: '12.499,50 €' } },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const price = canvas.getByText('12.499,50 €').getBoundingClientRect();
    const way = canvas.getByRole('link').getBoundingClientRect();
    await expect(way.left).toBeGreaterThan(price.right);
    // Painted as on a sign: as far from the frame above as below.
    const frame = canvas.getByRole('link').parentElement!.getBoundingClientRect();
    const name = canvas.getByText('Barbershop Classic', { selector: 'p' }).getBoundingClientRect();
    const lineEnd = (way.top + way.bottom + name.height) / 2;
    await expect(Math.abs(name.top - frame.top - (frame.bottom - lineEnd))).toBeLessThan(3);
  },
});

/** The picture never came: its words stand in the window. */
export const MissingPicture = meta.story({
  args: { picture: { ...barberShot, src: 'data:image/png;base64,AAAA' } },
});

/** German, a word without end on the sign, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    sign: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    template: 'Friseurmeisterbetriebsinternetauftritt',
    ticket: { label: 'Einmalzahlung ab', price: '12.499,50 €' },
    labels: { lookInside: 'Hineinschauen', open: 'GEÖFFNET' },
  },
  globals: { viewport: { value: 'narrow' } },
});
