import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container } from '../../primitives/index.ts';
import { barberPhoneShot, barberShot, floristShot, trainerShot } from '../../testing/siteShot.ts';
import { barber, florist, trainer } from '../../testing/windows.css.ts';
import { ShopWindow } from './ShopWindow.tsx';

const meta = preview.meta({
  component: ShopWindow,
  args: { theme: barber, picture: barberShot },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
});

/** On a template's card. */
export const Medium = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Sharp since breakfast/ })).toBeVisible();
  },
});

/** Beside the words at the till. */
export const Small = meta.story({ args: { size: 'small', theme: trainer, picture: trainerShot } });

/** The one a page is about: with the phone, and words painted below the sill. */
export const Large = meta.story({
  args: {
    size: 'large',
    phone: barberPhoneShot,
    riser: {
      note: 'Sample words and prices. Yours go here.',
      link: {
        label: 'Open the live demo',
        href: '/demos/barbershop-classic/',
        newTab: '(opens in a new tab)',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The same site on a phone' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Open the live demo (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

/** Another shop’s colours. */
export const OtherColours = meta.story({ args: { theme: florist, picture: floristShot } });

/** A shop that nobody has taken yet. */
export const ToLet = meta.story({
  render: () => <ShopWindow theme={barber} bill={{ heading: 'To let', note: 'Your trade not here yet?' }} />,
});

/** The picture never came: the glass is whitewashed and its words stand on it. */
export const MissingPicture = meta.story({
  args: { picture: { ...barberShot, src: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Sharp since breakfast/ })).toBeVisible();
  },
});
