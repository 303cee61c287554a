import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Heading, Stack } from '../../../primitives/index.ts';
import { barberShot } from '../../../testing/siteShot.ts';
import { barber } from '../../../testing/windows.css.ts';
import { OrderItem } from './OrderItem.tsx';

const meta = preview.meta({
  component: OrderItem,
  args: {
    name: 'Barbershop Classic',
    detail: 'Basic, up to 3 pages.',
    theme: barber,
    picture: { ...barberShot, alt: '' },
  },
  decorators: [
    (Story) => (
      <Stack gap="large">
        <Heading level={2} size="xlarge">
          Your website
        </Heading>
        <Story />
      </Stack>
    ),
  ],
});

/** Nothing to change: it is bought. */
export const Bought = meta.story();

/** At the till, with a way back. */
export const CanBeChanged = meta.story({
  args: { change: { label: 'Change', href: '/templates' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/templates');
  },
});

/** A long name. */
export const LongWord = meta.story({
  args: { name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' },
  globals: { viewport: { value: 'narrow' } },
});

/** The picture never came: its words stand in the glass. */
export const MissingPicture = meta.story({
  args: { picture: { ...barberShot, src: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: barberShot.alt })).toBeVisible();
  },
});
