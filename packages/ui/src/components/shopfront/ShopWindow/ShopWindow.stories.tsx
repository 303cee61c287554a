import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Container } from '../../../primitives/index.ts';
import { barberPhoneShot, barberShot, floristShot, trainerShot } from '../../../testing/siteShot.ts';
import { barber, florist, trainer } from '../../../testing/windows.css.ts';
import { ShopWindow } from './ShopWindow.tsx';

const meta = preview.meta({
  component: ShopWindow,
  args: { theme: barber, picture: barberShot },
  decorators: [
    (Story) => (
      <Container width="prose">
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

/** Far below: nothing of it is drawn or loaded until the visitor comes near, and it has its final height already. */
export const FarBelow = meta.story({
  render: (args) => (
    <>
      <div style={{ blockSize: '8000px' }} />
      <ShopWindow {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: /Sharp since breakfast/ });
    const pane = picture.closest('div')!;
    const isDrawn = () => picture.checkVisibility({ contentVisibilityAuto: true });
    await expect(isDrawn()).toBe(false);
    const { height } = pane.getBoundingClientRect();
    pane.scrollIntoView();
    await waitFor(() => expect(isDrawn()).toBe(true));
    await expect(pane.getBoundingClientRect().height).toBe(height);
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

/** A shop that stands empty. */
export const ToLet = meta.story({
  render: () => <ShopWindow bill={{ heading: 'To let', note: 'Your trade not here yet?' }} />,
});

/** The picture never came: the glass is whitewashed and its words stand on it. */
export const MissingPicture = meta.story({
  args: { picture: { ...barberShot, src: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Sharp since breakfast/ })).toBeVisible();
  },
});

/** It came in this week. */
export const JustIn = meta.story({
  args: { sticker: { label: 'New', tone: 'new' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
  },
});

/** It is unavailable for now: the strip lies across the glass. */
export const NotToBeHad = meta.story({
  args: { sticker: { label: 'Back in May', tone: 'gone' } },
});

/** Its content is loading. */
export const Shut = meta.story({
  render: () => <ShopWindow shut />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** German, a word without end: on the strip, on the riser and in the glass of an empty shop. */
export const LongWords = meta.story({
  args: {
    size: 'large',
    sticker: { label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung', tone: 'gone' },
    riser: {
      note: 'Mustertexte und Musterpreise. Ihre Inhaltsangaben kommen hierher.',
      link: {
        label: 'Vorführungsinternetauftritt öffnen',
        href: '/demos/barbershop-classic/',
        newTab: '(öffnet einen neuen Tab)',
      },
    },
  },
  globals: { viewport: { value: 'narrow' } },
});
