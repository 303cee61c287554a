import { renderToString } from 'react-dom/server';
import { expect, type screen } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { clockAt } from '../../../components/text/OpenNow/clockAt.ts';
import { runAsText } from '../../../testing/runAsText.ts';
import { addUp, askAddress, offerTimes } from './index.ts';
import { florist, labels } from './OrderForm.fixtures.ts';
import { OrderForm } from './OrderForm.tsx';

const { card: _card, ...leastLabels } = labels;
const { delivery: _delivery, exceptions: _exceptions, ...least } = florist;
const jug = (
  <svg viewBox="0 0 40 40">
    <path fill="currentColor" d="M10 14h16l-2 22H12zM26 18h8v10h-9v-3h6v-4h-5zM14 4h3v10h-3zM20 2h3v12h-3z" />
  </svg>
);

const meta = preview.meta({
  component: OrderForm,
  args: { ...least, items: florist.items.slice(0, 1), labels: leastLabels },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'success', 'error', 'closed', 'keyboard'],
  },
});

type Canvas = Pick<typeof screen, 'getByRole' | 'getByLabelText'>;

const amountOf = (canvas: Canvas, name: string) => canvas.getByRole('spinbutton', { name });
const sum = (canvas: Canvas) => canvas.getByRole('status', { name: labels.total });
const dayField = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>('Which day');

// A Tuesday, ten past nine in London.
const tuesday = new Date('2026-11-24T09:10:00Z');

/** One thing, to be fetched: a demonstration, in which nothing that is typed has a name to be sent under. */
export const Demonstration = meta.story({
  tags: ['least'],
  args: { footnote: 'This is a demonstration. What you type stays with you.' },
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: florist.heading });
    await userEvent.type(amountOf(canvas, 'Milk jug'), '2');
    await expect([...new FormData(form)]).toEqual([]);
    await expect(form).toHaveAttribute('action', '#order-sent');
    await expect(form).toHaveAttribute('method', 'get');
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

/** In a demonstration the choice is a choice all the same, and is not sent either. */
export const DemonstrationBrought = meta.story({
  tags: ['usual'],
  args: florist,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Bring it/ }));
    await expect(canvas.getByRole('radio', { name: /^I fetch it/ })).not.toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Town' }), 'Leith');
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>('form'))]).toEqual([]);
  },
});

/** Brought to a door, added up with what that costs, and posted to where it is read. */
export const Posted = meta.story({
  tags: ['usual'],
  args: {
    ...florist,
    items: florist.items.map((item) => ({ ...item, drawing: jug })),
    formAction: '/orders',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    offerTimes(canvasElement, clockAt(tuesday));
    await expect(sum(canvas)).toHaveTextContent(labels.totalLater);
    await userEvent.type(amountOf(canvas, 'Milk jug'), '2');
    await expect(sum(canvas)).toHaveTextContent(/^£48$/);
    await userEvent.type(amountOf(canvas, 'Kitchen table'), '1');
    await expect(sum(canvas)).toHaveTextContent(/^£86.50$/);
    await userEvent.click(canvas.getByRole('radio', { name: /^Bring it to an address, £6/ }));
    await expect(sum(canvas)).toHaveTextContent(/^£92.50$/);
    await userEvent.type(amountOf(canvas, 'Big apology'), '1');
    await expect(sum(canvas)).toHaveTextContent(/^from £152.50$/);
    await userEvent.clear(amountOf(canvas, 'Big apology'));

    await userEvent.type(canvas.getByRole('textbox', { name: 'Street and number' }), '3 Dean Park Row');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), 'EH4 1AB');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Town' }), 'Edinburgh');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Who opens the door' }), 'Isla');
    await userEvent.type(dayField(canvas), '2026-11-27');
    await userEvent.type(canvas.getByRole('textbox', { name: /^On the card/ }), 'Sorry');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ines');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Telephone' }), '07700 900123');

    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(form).toBeValid();
    await expect(form).toHaveAttribute('method', 'post');
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      'amount-jug': '2',
      'amount-table': '1',
      'amount-sorry': '',
      way: 'delivery',
      recipient: 'Isla',
      street: '3 Dean Park Row',
      postcode: 'EH4 1AB',
      town: 'Edinburgh',
      date: '2026-11-27',
      card: 'Sorry',
      name: 'Ines',
      telephone: '07700 900123',
      email: '',
    });
  },
});

/**
 * As the server sends it: for pick-up, and the sum comes with the answer. A page without a bundle carries the scripts
 * as text.
 */
export const BeforeScript = meta.story({
  tags: ['usual'],
  args: { ...florist, formAction: '/orders' },
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<OrderForm {...args} />) }} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(amountOf(canvas, 'Milk jug'), '2');
    await expect(sum(canvas)).toHaveTextContent(labels.totalLater);
    await expect(canvas.queryByRole('textbox', { name: 'Town' })).toBeNull();
    await userEvent.type(dayField(canvas), '2026-11-27');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ines');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Telephone' }), '07700 900123');
    await expect(canvas.getByRole('form')).toBeValid();

    await expect(canvas.queryByRole('radio', { name: /^Bring it/ })).toBeNull();
    await expect(canvasElement.querySelector('[style]')).toBeNull();

    for (const knows of [addUp, askAddress, offerTimes]) runAsText(canvasElement, knows, tuesday);
    await userEvent.click(canvas.getByRole('radio', { name: /^Bring it/ }));
    await expect(sum(canvas)).toHaveTextContent(/^£54$/);
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toBeInvalid();
    await expect(dayField(canvas)).toHaveAttribute('min', '2026-11-25');
  },
});

/** A delivery needs an address; for a pick-up, the address is neither asked for nor sent. */
export const NoAddress = meta.story({
  tags: ['error'],
  args: { ...florist, formAction: '/orders' },
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(canvas.getByRole('radio', { name: /^Bring it/ }));
    const town = canvas.getByRole('textbox', { name: 'Town' });
    await expect(town).toBeRequired();
    await expect(town).toBeInvalid();
    await userEvent.type(town, 'Leith');
    await userEvent.click(canvas.getByRole('radio', { name: /^I fetch it/ }));
    await expect(town).not.toBeVisible();
    await expect(new FormData(form).has('town')).toBe(false);
    await userEvent.click(canvas.getByRole('radio', { name: /^Bring it/ }));
    await expect(town).toHaveValue('Leith');
  },
});

/** Nothing is ordered: the error stands beside the list, which has the focus, and goes once something is ordered. */
export const NothingOrdered = meta.story({
  tags: ['error'],
  args: { ...florist, formAction: '/orders' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(labels.nothing)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: florist.submit }));
    await expect(canvas.getByText(labels.nothing)).toBeVisible();
    await expect(canvas.getByRole('group', { name: labels.items })).toHaveAccessibleDescription(
      labels.nothing,
    );
    await expect(amountOf(canvas, 'Milk jug')).toHaveFocus();
    await expect(amountOf(canvas, 'Milk jug')).toBeInvalid();

    await userEvent.type(amountOf(canvas, 'Kitchen table'), '1');
    await expect(canvas.queryByText(labels.nothing)).toBeNull();
    await expect(amountOf(canvas, 'Milk jug')).toBeValid();
  },
});

/** Pick-up while the door is open, delivery on any day but a holiday. */
export const AClosedDay = meta.story({
  tags: ['closed'],
  args: florist,
  play: async ({ canvas, canvasElement, userEvent }) => {
    offerTimes(canvasElement, clockAt(tuesday));
    await expect(dayField(canvas)).toHaveAttribute('min', '2026-11-25');
    await userEvent.type(dayField(canvas), '2026-11-29');
    await expect(dayField(canvas).validationMessage).toMatch(/^The shop is closed on Sundays/);
    await userEvent.click(canvas.getByRole('radio', { name: /^Bring it/ }));
    await expect(dayField(canvas)).toBeValid();

    await userEvent.clear(dayField(canvas));
    await userEvent.type(dayField(canvas), '2026-12-26');
    await expect(dayField(canvas).validationMessage).toBe('Closed for Christmas, 25 December to 28 December');
  },
});

/** Ordered too late for the day. */
export const TooSoon = meta.story({
  tags: ['error'],
  args: { ...florist, leadDays: 3 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    offerTimes(canvasElement, clockAt(tuesday));
    await userEvent.type(dayField(canvas), '2026-11-25');
    await userEvent.tab();
    await expect(canvas.getByText('The first day you can choose is Friday 27 November.')).toBeVisible();
  },
});

/** In another country’s money, which has no cents. */
export const InYen = meta.story({
  tags: ['usual'],
  args: { currency: 'JPY', locale: 'ja-JP', items: [{ id: 'ikebana', name: 'Ikebana', price: 4800 }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(amountOf(canvas, 'Ikebana'), '2');
    await expect(sum(canvas)).toHaveTextContent(/^¥9,600$/);
  },
});

/** Back from the owner’s server, or from a demonstration: the address names the answer. */
export const Sent = meta.story({
  tags: ['success'],
  play: async ({ canvas, canvasElement }) => {
    const { location, history } = canvasElement.ownerDocument.defaultView!;
    const before = location.href;
    await expect(canvas.getByText(florist.sent.heading)).not.toBeVisible();
    location.hash = canvas.getByRole('form').getAttribute('action')!;
    await expect(canvas.getByText(florist.sent.text)).toBeVisible();
    history.replaceState(null, '', before);
  },
});

/** Ordered without a mouse, in the order it is read. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: { ...florist, formAction: '/orders' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('2{Tab}{Tab}{Tab}');
    await expect(canvas.getByRole('radio', { name: /^I fetch it/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Bring it/ })).toBeChecked();
    await expect(sum(canvas)).toHaveTextContent(/^£54$/);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Who opens the door' })).toHaveFocus();
    for (const label of ['Street and number', 'Postcode', 'Town', 'Which day']) {
      await userEvent.tab();
      await expect(canvas.getByLabelText(label)).toHaveFocus();
    }
  },
});

/** Run twice, as on a page that carries the functions as text and then hydrates, it adds up once. */
export const RunTwice = meta.story({
  tags: ['usual'],
  args: florist,
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const once of [addUp, askAddress]) once(canvasElement);
    await userEvent.type(amountOf(canvas, 'Milk jug'), '1');
    await expect(sum(canvas)).toHaveTextContent(/^£24$/);
  },
});

/** From a server that calculates in whole yen: the script is told so, for not every browser does the same. */
export const InWholeYen = meta.story({
  tags: ['usual'],
  args: { ...florist, currency: 'JPY', delivery: { ...florist.delivery, fee: 500 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const order = canvasElement.querySelector('[data-adds-up]')!;
    await expect(JSON.parse(order.getAttribute('data-adds-up')!)).toHaveProperty('digits', 0);
    await userEvent.click(canvas.getByRole('radio', { name: /^Bring it/ }));
    await userEvent.type(amountOf(canvas, 'Milk jug'), '2');
    await expect(sum(canvas)).toHaveTextContent(/¥5,300$/);
  },
});

/** A whole shelf. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...florist,
    items: Array.from({ length: 24 }, (_, place) => ({
      id: `bunch-${place}`,
      name: `Bunch ${place + 1}`,
      price: 500 + place * 125,
    })),
  },
});

/** Where the section’s ground is painted, the slip stays paper and what is wrong stays red. */
export const OnABoard = meta.story({
  // The browser’s own bubble comes and goes.
  tags: ['usual', 'unsteady'],
  args: { ...florist, tone: 'deep', slip: 'accent' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: florist.submit }));
    await expect(canvas.getByText(labels.nothing)).toBeVisible();
  },
});

/** On a phone the amount stays beside its name. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: { ...florist, items: florist.items.map((item) => ({ ...item, drawing: jug })) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const amount = amountOf(canvas, 'Milk jug').getBoundingClientRect();
    const name = canvas.getByText('Milk jug').getBoundingClientRect();
    await expect(amount.left).toBeGreaterThan(name.right);
    await expect(amount.top).toBeLessThan(name.bottom + amount.height);
    await expect(amount.height).toBeGreaterThanOrEqual(44);
  },
});

/** German, words without end, a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    ...florist,
    heading: 'Blumenstraußvorbestellung',
    items: [
      {
        id: 'kranz',
        name: 'Donaudampfschifffahrtsgesellschaftskapitänsgedenkkranz',
        note: 'Einschließlich Grundstücksverkehrsgenehmigungszuständigkeit',
        price: 124950,
        from: true,
        drawing: jug,
      },
    ],
    currency: 'EUR',
    locale: 'de-DE',
    timeZone: 'Europe/Berlin',
    delivery: { fee: 650, note: 'Innerhalb der Verwaltungsgemeinschaftsgrenzen' },
    submit: 'Verbindlich vorbestellen',
    labels: {
      ...labels,
      from: 'ab {price}',
      pickUp: 'Selbstabholung im Ladengeschäft',
      delivery: 'Lieferung an eine Wunschadresse',
      total: 'Gesamtbetrag',
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Lieferung/ }));
    await userEvent.type(amountOf(canvas, 'Donaudampfschifffahrtsgesellschaftskapitänsgedenkkranz'), '1');
    await expect(canvas.getByRole('status', { name: 'Gesamtbetrag' })).toHaveTextContent('ab 1.256 €');
  },
});

/** Nothing to sell, nothing rendered. */
export const Empty = meta.story({ tags: ['empty'], args: { items: [] }, play: rendersNothing });

/** What the stockroom calls them. */
export const StockNumbers = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...florist,
    items: ['A-101 (S)', 'A-101 (L)', 'B-207'].map((name, place) => ({
      id: `${place}`,
      name,
      price: 2400 + place * 1450,
    })),
  },
});
