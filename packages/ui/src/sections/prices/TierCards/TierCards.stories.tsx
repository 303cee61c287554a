import { renderToString } from 'react-dom/server';
import { expect, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { comparison, schreinerei, shop } from './TierCards.fixtures.ts';
import { TierCards } from './TierCards.tsx';

const [basic, intermediate, advanced] = shop.items;
const { action: _chosen, ...bookedUp } = { ...advanced!, soldOut: 'Fully booked until May' };
const arriveAt = (hash: string) => {
  history.replaceState(null, '', hash || location.pathname + location.search);
  dispatchEvent(new HashChangeEvent('hashchange'));
};

// Each row of the tickets is level, also where one ticket has a part that the others lack.
async function expectLevel(tickets: readonly HTMLElement[], price: RegExp) {
  const feet = tickets.map((ticket) => within(ticket).getByText(price).getBoundingClientRect().bottom);
  await expect(new Set(feet.map(Math.round)).size).toBe(1);
  const heads = tickets.map((ticket) => within(ticket).getByRole('list').getBoundingClientRect().top);
  await expect(new Set(heads.map(Math.round)).size).toBe(1);
}

const meta = preview.meta({
  component: TierCards,
  args: {
    heading: shop.heading,
    labels: shop.labels,
    items: [{ tier: basic!.tier, title: basic!.title, price: '$299' }],
  },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'disabled', 'keyboard'],
  },
});

/** One size, a price that is ready to be read, and no more. */
export const One = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Basic A good front door' })).toHaveTextContent('$299');
  },
});

/** Three tickets on a rail, the one in the middle recommended in words and in sunflower. */
export const Three = meta.story({
  tags: ['usual'],
  args: shop,
  play: async ({ canvas }) => {
    const ticket = within(canvas.getByRole('article', { name: 'Intermediate Room to show your work' }));
    await expect(ticket.getByText('Recommended')).toBeVisible();
    await expect(ticket.getByText('One-time payment. No monthly fees.')).toBeVisible();
    await expect(ticket.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Up to 6 pages',
      'Open in 7-14 days',
      'Included: Your name, hours and photos',
      'Included: Quick on an old phone',
      'Included: Priority Launch as an extra',
      'Not included: Staff Training as an extra',
    ]);
    await expect(canvas.getByRole('link', { name: 'Choose Advanced' })).toHaveAttribute(
      'href',
      '/templates?tier=Advanced',
    );
    await expect(canvas.getAllByText('Recommended')).toHaveLength(1);
  },
});

/** The pricing page: the tickets, and all three compared below. */
export const WithComparison = meta.story({
  tags: ['usual'],
  args: {
    ...shop,
    headingLevel: 1,
    comparison,
    footnote: 'Prices are in US dollars. Sales tax is added where it is due.',
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'All three, side by side' }));
    await expect(table.getByRole('columnheader', { name: 'Recommended Intermediate $499' })).toBeVisible();
    await expect(table.getByRole('row', { name: 'Priority Launch Not included $100 $100' })).toBeVisible();
    await expect(
      table.getByRole('row', { name: 'Your name, hours and photos Included Included Included' }),
    ).toBeVisible();
  },
});

/** On a desktop the first screen has a button for each of them: it stands right under the price. */
export const OnADesktop = WithComparison.extend({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    for (const name of ['Choose Basic', 'Choose Intermediate', 'Choose Advanced']) {
      const ticket = within(canvas.getByRole('link', { name }).closest('article')!);
      const way = ticket.getByRole('link', { name }).getBoundingClientRect();
      await expect(way.top).toBeLessThan(ticket.getByRole('heading').getBoundingClientRect().top);
      // Less the height of the page's header.
      await expect(way.bottom).toBeLessThan(800 - 112);
    }
    // One of them is filled.
    const ground = (name: string) => getComputedStyle(canvas.getByRole('link', { name })).backgroundColor;
    await expect(ground('Choose Intermediate')).not.toBe(ground('Choose Basic'));
    await expect(ground('Choose Advanced')).toBe(ground('Choose Basic'));
  },
});

/** On a phone each ticket is a size, a price, how large and how soon, and the way to it in one line; the table, which still is one, says the rest. */
export const OnAPhone = WithComparison.extend({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const ticket = within(canvas.getByRole('article', { name: 'Intermediate Room to show your work' }));
    await expect(ticket.getByText('Recommended')).toBeVisible();
    await expect(ticket.getByText('499')).toBeVisible();
    await expect(ticket.getByRole('link', { name: 'Choose Intermediate' })).toBeVisible();
    await expect(ticket.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Up to 6 pages',
      'Open in 7-14 days',
    ]);
    const ways = canvas.getAllByRole('link', { name: /^Choose/ });
    await expect(new Set(ways.map(({ clientHeight }) => clientHeight)).size).toBe(1);

    const row = within(canvas.getByRole('row', { name: 'Priority Launch Not included $100 $100' }));
    const [first, second] = row.getAllByRole('cell');
    await expect(second!.getBoundingClientRect().top).toBe(first!.getBoundingClientRect().top);
    // Ticks too stand under the names of their columns.
    const [, ...columns] = canvas
      .getAllByRole('columnheader')
      .map((head) => head.getBoundingClientRect().left);
    const ticked = within(
      canvas.getByRole('row', { name: 'Your name, hours and photos Included Included Included' }),
    );
    await expect(ticked.getAllByRole('cell').map((cell) => cell.getBoundingClientRect().left)).toEqual(
      columns,
    );
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

/** The visitor followed a link to one of them: it is ringed, and screen readers call it the current one. */
export const ArrivedAt = meta.story({
  tags: ['usual'],
  args: shop,
  beforeEach: () => {
    history.replaceState(null, '', '#advanced');
    return () => arriveAt('');
  },
  play: async ({ canvas }) => {
    const ticket = (name: string) => canvas.getByRole('article', { name });
    const ringed = (name: string) => getComputedStyle(ticket(name), '::after').outlineStyle === 'solid';
    const last = `Advanced ${advanced!.title}`;
    const first = `Basic ${basic!.title}`;
    await expect(ticket(last)).toHaveAttribute('aria-current', 'location');
    await expect(ringed(last)).toBe(true);
    await expect(ringed(first)).toBe(false);

    arriveAt('#basic');
    await expect(await canvas.findByRole('article', { name: first, current: 'location' })).toBeVisible();
    await expect(ringed(last)).toBe(false);
  },
});

/** One at a lower price for now: the old price is struck through, and screen readers call it old. */
export const Reduced = meta.story({
  tags: ['usual'],
  args: {
    ...shop,
    items: [
      basic!,
      { ...intermediate!, was: intermediate!.price, price: { ...intermediate!.price, minorUnits: 44900 } },
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const ticket = canvas.getByRole('article', { name: /^Intermediate/ });
    await expect(ticket.textContent.replace(/\s+/g, ' ')).toContain('Was $499 Now $449');
    await expect(within(ticket).getByRole('deletion')).toHaveTextContent('$499');
    await expectLevel(canvas.getAllByRole('article'), /^(299|449)$/);
  },
});

/** An unavailable one: it says so, and has no button. */
export const SoldOut = meta.story({
  tags: ['disabled'],
  args: {
    ...shop,
    items: [basic!, intermediate!, bookedUp],
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const ticket = within(canvas.getByRole('article', { name: /^Advanced/ }));
    await expect(ticket.getByText('Fully booked until May')).toBeVisible();
    await expect(ticket.queryByRole('link')).not.toBeInTheDocument();
    await expectLevel(canvas.getAllByRole('article'), /^(299|499|799)$/);
  },
});

/** Every way on is a link in the order of the prices. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: shop,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Choose Basic', 'Choose Intermediate', 'Choose Advanced']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});

/** What the server sends passes a strict policy. */
export const FromTheServer = meta.story({
  tags: ['usual'],
  args: { ...shop, comparison },
  play: async () => {
    const html = renderToString(<TierCards {...shop} comparison={comparison} />);
    await expect(html).toContain('id="intermediate"');
    await expect(html).not.toContain('style=');
  },
});

/** On a painted board. */
export const OnABoard = meta.story({ tags: ['usual'], args: { ...shop, comparison, tone: 'deep' } });

/** More sizes than any shop should sell. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...shop,
    items: [...shop.items, ...shop.items].map((tier, place) => ({
      ...tier,
      id: `${tier.id}-${place}`,
      tier: { ...tier.tier, label: `${tier.tier.label} ${place + 1}` },
    })),
  },
});

/** A joiner’s prices in long German, on a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: schreinerei,
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing to sell, nothing rendered. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: rendersNothing,
});

/** Sizes named after metals. */
export const Metals = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...shop,
    recommended: { tier: 'Gold', label: 'Most popular' },
    items: ['Silver', 'Gold', 'Platinum'].map((label, place) => ({
      tier: { label, tone: 'outlined' as const },
      title: 'The perfect solution',
      price: basic!.price,
      features: [
        { text: 'Basic support' },
        { text: 'Advanced support', included: place > 0 },
        { text: 'Premium support', included: place > 1 },
      ],
    })),
  },
});
