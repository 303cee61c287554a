import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { onePerTrade, shelf, type ShelfItem } from '../../shelf.ts';
import { ContactLetter } from '../ContactLetter/ContactLetter.tsx';
import { HomeStreet } from '../HomeStreet/HomeStreet.tsx';
import { HomePage } from './HomePage.tsx';

const below = (templates: readonly ShelfItem[]) => (
  <>
    <HomeStreet templates={templates} from={299_00} />
    <ContactLetter action="/contact/create" />
  </>
);

const meta = preview.meta({
  component: HomePage,
  args: {
    shops: shelf.slice(0, 1) as unknown as [ShelfItem],
    from: 299_00,
    children: below(shelf.slice(0, 1)),
  },
  parameters: { layout: 'fullscreen' },
});

/** The first day: one template on the shelf, so nobody is asked for their trade. */
export const OneTemplate = meta.story();

/** The whole street, from the shop front to the letter box. */
export const Usual = meta.story({
  args: { shops: onePerTrade as unknown as [ShelfItem], children: below(onePerTrade.slice(0, 6)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Open for business, online.');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Directory',
      'Pay once. It’s yours.',
      'Have a look in the windows',
      'Kind words, by post',
      'Three shutters to raise',
      'Pop a note through the door',
    ]);
    await expect(canvas.getAllByRole('link', { name: /^View Demo/ })).toHaveLength(
      Math.min(onePerTrade.length, 6),
    );
  },
});
