import { expect, within } from 'storybook/test';
import { demoOf, inLook, notFound, onAPhone, page } from '#storybook/demo';
import preview from '#storybook/preview';
import { demo } from './demo.ts';
import sample from './sample/content.json';
import { design } from './Site.tsx';

const meta = preview.meta({ component: demo.Page, ...demoOf('restaurant-long-table', demo) });

/** What a visitor meets first: a headline passed down a laid table, from bread to the bill. */
export const Home = meta.story(
  page('', 'Sit next to somebody and pass the bread', async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Book a seat' })[0]).toHaveAttribute(
      'href',
      '/demos/restaurant-long-table/book-a-seat/#ask',
    );
  }),
);

/** Home on a phone: the table stood on its end. */
export const HomeOnAPhone = meta.story({ ...onAPhone, tags: ['nightly'] });

/** Seven dishes in order, and the chairs that are left. */
export const Tonight = meta.story(
  page('tonight', 'Tonight, in the order it comes past', async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Seat 16, free' })).toHaveLength(1);
    await expect(canvas.getByRole('row', { name: 'All of it £95' })).toBeVisible();
    // Dishes come past to one side and the other.
    const [bread, olives] = ['Bread first', 'Olives, going left'].map((name) =>
      canvas.getByRole('heading', { level: 2, name }).getBoundingClientRect(),
    );
    await expect(bread!.left).not.toBe(olives!.left);
  }),
);

/** How an evening goes, by fork and knife, and what the table looks like then. */
export const TheTable = meta.story({
  args: { slug: 'the-table' },
  play: async ({ canvas }) => {
    const evening = within(canvas.getByRole('region', { name: 'Laid, and left' }));
    await expect(evening.getAllByRole('slider')).toHaveLength(1);
  },
});

/** One sitting, at one. */
export const Lunch = meta.story({ args: { slug: 'lunch' } });

/** Six tumblers from above. */
export const Wine = meta.story({ args: { slug: 'wine' } });

/** The chairs, and a form that takes the picked ones along. */
export const Book = meta.story({
  args: { slug: 'book' },
  play: async ({ canvas, userEvent }) => {
    const [form] = canvas.getAllByRole('textbox', { name: 'Telephone' });
    await expect(form).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Ask for the voucher' })).toBeEnabled();
    const chair = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Seat 20, free' });
    await userEvent.click(chair);
    await expect(chair).toBeChecked();
    await expect(form?.closest('form')?.elements).toContain(chair);
  },
});

/** All twenty-four chairs for one party. */
export const WholeTable = meta.story({ args: { slug: 'whole-table' } });

/** Four people, painted on plates. */
export const Kitchen = meta.story({ args: { slug: 'kitchen' } });

/** The growers, and how far away they are. */
export const Growers = meta.story({ args: { slug: 'growers' } });

/** What can be taken home. */
export const Bread = meta.story({ args: { slug: 'bread' } });

/** The allergens of each dish. */
export const Allergies = meta.story({
  args: { slug: 'allergies' },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Tonight’s seven dishes' }));
    const row = within(table.getByRole('row', { name: /^An artichoke/ }));
    await expect(row.getAllByRole('cell', { name: 'contains' })).toHaveLength(1);
  },
});

/** The questions to settle before a guest rings. */
export const Questions = meta.story({ args: { slug: 'questions' } });

/** Up the stairs, or to one of the shorter tables. */
export const FindUs = meta.story({
  args: { slug: 'find-us' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Open in Cullercoats' })).toHaveTextContent('6.30 to 10');
  },
});

/** The chart on a phone: what is in a dish stands under its name. */
export const AllergiesOnAPhone = meta.story({
  ...onAPhone,
  args: { slug: 'allergies' },
  play: async ({ canvas }) => {
    const dish = canvas.getAllByRole('term').find(({ textContent }) => textContent?.startsWith('Sardines'));
    await expect(dish?.nextElementSibling).toHaveTextContent(/^gluten, .*fish/i);
  },
});

/** An address this site does not have. */
export const NotFound = meta.story(notFound('a-la-carte', 'Somebody ate it'));

export const Calm = meta.story({
  ...inLook(design, sample, { palette: 'calm', typefaces: 'warm' }),
  tags: ['nightly'],
});
export const Night = meta.story({
  ...inLook(design, sample, { palette: 'night', typefaces: 'warm' }),
  tags: ['nightly'],
});

const { Page: WithoutPictures } = design.render({
  content: {
    ...sample,
    prices: {
      ...sample.prices,
      groups: sample.prices.groups.map((group) => ({
        ...group,
        items: group.items.map(({ name, mark }) => ({ name, mark })),
      })),
    },
  },
});

/** Dishes without pictures are listed as on a printed menu: no plate waits for one. */
export const Unpictured = meta.story({
  args: { slug: 'tonight' },
  render: (args) => <WithoutPictures {...args} />,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('heading', { level: 2 }).map((dish) => dish.closest('li')!);
    await expect(first!.getBoundingClientRect().top).toBe(second!.getBoundingClientRect().top);
    for (const dish of [first!, second!]) await expect(dish.clientHeight).toBeLessThan(160);
  },
});
