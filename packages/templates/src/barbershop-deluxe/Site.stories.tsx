import { expect, within } from 'storybook/test';
import { demoOf, inLook, inPictures, notFound, onAPhone, page } from '#storybook/demo';
import preview from '#storybook/preview';
import { addressesUnder } from '../design/siteAddress.ts';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('barbershop-deluxe', demo) });

const { inPhotographs } = inPictures(design, sample);

/** The man and the mirror. */
export const Home = meta.story(
  page('', /^Come in\s+rough\s+Go out\s+sharp$/, async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Otto' })[0]).toHaveAttribute(
      'href',
      '/demos/barbershop-deluxe/',
    );
    await expect(canvas.getByRole('row', { name: /^Tue to Sat.* 1 to 11$/ })).toBeVisible();
    const board = within(canvas.getByRole('region', { name: 'What it costs' }));
    await expect(board.getAllByRole('definition')[0]).toHaveTextContent('£32 40 min');
    await expect(canvas.getByRole('img', { name: /1 to 11/ })).toBeVisible();
  }),
);

/** Home on a phone: the line stays in the middle. */
export const HomeOnAPhone = meta.story({ ...onAPhone, tags: ['nightly'] });

/** The whole board, in three groups. */
export const Prices = meta.story({
  args: { slug: 'prices' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Hair',
      'Face',
      'Both',
    ]);
    const main = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(main.getByRole('link', { current: 'page' })).toHaveAccessibleName('Prices');
  },
});

/** A shave by the clock, and four chins. */
export const ShavesAndBeards = meta.story(
  page('shaves-and-beards', /^In with\s+a beard\s+Out with\s+a chin$/, async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Left, a wild beard; right, a bare chin' })).toBeVisible();
  }),
);

/** Eight, by number. */
export const HaircutChart = meta.story({
  args: { slug: 'haircut-chart' },
  play: async ({ canvas }) => {
    const pairs = within(canvas.getByRole('region', { name: 'In rough, out sharp' }));
    await expect(pairs.getAllByRole('slider')).toHaveLength(3);
    const chart = within(canvas.getByRole('region', { name: 'Ask for it by number' }));
    await expect(chart.getAllByRole('listitem').map((item) => item.getAttribute('value'))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
    ]);
  },
});

/** Three barbers before one mirror. */
export const TheChairs = meta.story({
  args: { slug: 'the-chairs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'More about Tam' })).toHaveAttribute(
      'href',
      '/demos/barbershop-deluxe/tam/',
    );
    await expect(canvas.getByRole('figure')).toHaveTextContent('The clock over the door runs backwards');
  },
});

/** The man whose name it is. */
export const Otto = meta.story(
  page('first-chair', 'Otto', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book with Otto' })).toHaveAttribute(
      'href',
      '/demos/barbershop-deluxe/book-a-chair/#ask',
    );
  }),
);

/** A name that reads the same from both ends. */
export const Ava = meta.story({
  args: { slug: 'second-chair' },
  play: async ({ canvas }) => {
    const chart = within(canvas.getByRole('region', { name: 'From Ava’s clippers' }));
    await expect(chart.getAllByRole('listitem').map((item) => item.getAttribute('value'))).toEqual([
      '2',
      '4',
      '5',
      '6',
    ]);
  },
});

/** Mat in the mirror; Tam to a screen reader. */
export const Tam = meta.story(
  page('third-chair', 'Tam', async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Mat in the mirror' })).toBeVisible();
  }),
);

/** The booking form: who, what and roughly when. The demonstration keeps it all in the browser. */
export const BookAChair = meta.story({
  args: { slug: 'book-a-chair' },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Hold me a chair' });
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByText(/what you type stays in your browser/)).toBeVisible();
    await expect([...new FormData(form)]).toEqual([]);
  },
});

/** A voucher to choose, and whose name goes on it. */
export const GiftVouchers = meta.story({
  args: { slug: 'gift-vouchers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /The eighty-eight/ })).toBeEnabled();
    await expect(canvas.getByRole('group', { name: /How/ })).toBeVisible();
  },
});

/** By subject, and one answer open in each. */
export const Questions = meta.story({
  args: { slug: 'questions' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^No\. But after eight/)).toBeVisible();
    const answer = canvas.getByText(/You are looking at it from the wrong side\.$/);
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText('Why is the clock backwards?'));
    await expect(answer).toBeVisible();
  },
});

/** The lane, by night and by day. */
export const FindUs = meta.story({
  args: { slug: 'find-us' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Map: Meridian Lane/ })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: '0141 496 0110' })[0]).toHaveAttribute(
      'href',
      'tel:+441414960110',
    );
    await expect(canvas.getByRole('table', { name: 'Open in Paisley' })).toHaveTextContent('8 to 12');
  },
});

/** An address the site does not have, on either side. */
export const NotFound = meta.story(notFound('perms', /^Nobody\s+there$/));

/** At the root of its buyer’s own domain. */
export const OnItsOwnDomain = meta.story({
  args: { href: addressesUnder('/', demo.pages) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Prices' })[0]).toHaveAttribute('href', '/prices/');
  },
});

export const Photographed = meta.story(inPhotographs);

export const Calm = meta.story({
  ...inLook(design, sample, { palette: 'calm', typefaces: 'geometric' }),
  tags: ['nightly'],
});
const byNight = inLook(design, sample, { palette: 'night', typefaces: 'geometric' });

/** The gown is dark, so that the words on it can be light; the eyes are not. */
export const Night = meta.story({
  ...byNight,
  tags: ['nightly'],
  play: async (context) => {
    await byNight.play(context);
    const white = context.canvasElement.querySelector('path[d^="M34 247c12-18"]')!;
    const { fill } = getComputedStyle(white);
    await expect(fill).toBe('rgb(244, 246, 248)');
  },
});
