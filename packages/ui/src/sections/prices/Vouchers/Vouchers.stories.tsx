import { renderToString } from 'react-dom/server';
import { expect, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { runAsText } from '../../../testing/runAsText.ts';
import { askAddress } from './index.ts';
import { barber, labels } from './Vouchers.fixtures.ts';
import { Vouchers } from './Vouchers.tsx';

const meta = preview.meta({
  component: Vouchers,
  args: { ...barber, items: [{ id: '50', price: 5000 }] },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'success', 'error', 'keyboard'],
  },
});

/** One, for its price in anything. */
export const One = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '£50' })).toBeChecked();
  },
});

/** Amounts and a treatment: a demonstration, in which nothing that is chosen or typed can be sent. */
export const Demonstration = meta.story({
  tags: ['usual'],
  args: { ...barber, footnote: 'This is a demonstration. What you type stays with you.' },
  play: async ({ canvas, userEvent }) => {
    const vouchers = within(canvas.getByRole('group', { name: labels.items }));
    await userEvent.click(vouchers.getByText('Hot-towel shave'));
    await expect(vouchers.getByRole('radio', { name: /^Hot-towel shave £28.50/ })).toBeChecked();
    await expect(vouchers.getByRole('radio', { name: /^£20/ })).not.toBeChecked();

    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Ask for one' });
    await userEvent.type(canvas.getByRole('textbox', { name: /^Whose name/ }), 'Auntie Jean');
    await expect([...new FormData(form)]).toEqual([]);
    await expect(form).toHaveAttribute('action', '#vouchers-sent');
    await expect(form).toHaveAttribute('method', 'get');
  },
});

/** Four stand two to a row on a wide page: three would leave the last alone. */
export const Four = meta.story({
  tags: ['usual'],
  args: {
    ...barber,
    items: [1, 2, 3, 4].map((place) => ({ id: `v${place}`, name: `Shave ${place}`, price: 2000 * place })),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [first, second, third, fourth] = canvas
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect());
    await expect(second!.top).toBe(first!.top);
    await expect(third!.left).toBe(first!.left);
    await expect(fourth!.right).toBe(second!.right);
  },
});

/** Chosen above, asked for below, and posted to where it is read. */
export const Posted = meta.story({
  tags: ['usual'],
  args: { ...barber, headingLevel: 1, formAction: '/vouchers' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^£50/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Whose name/ }), 'Auntie Jean');
    await userEvent.click(canvas.getByRole('radio', { name: labels.byPost }));
    await userEvent.type(canvas.getByRole('textbox', { name: labels.address.street }), '3 Dean Park Row');
    await userEvent.type(canvas.getByRole('textbox', { name: labels.address.postcode }), 'EH4 1AB');
    await userEvent.type(canvas.getByRole('textbox', { name: labels.address.town }), 'Edinburgh');
    await userEvent.type(canvas.getByRole('textbox', { name: labels.you.name }), 'Ines');
    await userEvent.type(canvas.getByRole('textbox', { name: labels.you.email }), 'ines@example.com');

    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Ask for one' });
    await expect(form).toBeValid();
    await expect(form).toHaveAttribute('method', 'post');
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      voucher: '50',
      receiver: 'Auntie Jean',
      message: '',
      way: 'post',
      street: '3 Dean Park Row',
      postcode: 'EH4 1AB',
      town: 'Edinburgh',
      name: 'Ines',
      email: 'ines@example.com',
      telephone: '',
    });
  },
});

/** As the server sends it: post is not offered until the page's script can require an address. */
export const BeforeScript = meta.story({
  tags: ['usual'],
  args: { ...barber, formAction: '/vouchers' },
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<Vouchers {...args} />) }} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: labels.you.name }), 'Ines');
    await userEvent.type(canvas.getByRole('textbox', { name: labels.you.email }), 'ines@example.com');
    await expect(canvas.getByRole('form')).toBeValid();
    await expect(canvas.getByRole('radio', { name: labels.byMail })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: labels.byPost })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: labels.address.town })).toBeNull();
    await expect(canvasElement.querySelector('[style]')).toBeNull();

    runAsText(canvasElement, askAddress);
    await userEvent.click(canvas.getByRole('radio', { name: labels.byPost }));
    await expect(canvas.getByRole('textbox', { name: labels.address.town })).toBeVisible();
    await expect(canvas.getByRole('form')).toBeInvalid();
  },
});

/** By post, without an address: it is not sent. */
export const NoAddress = meta.story({
  tags: ['error'],
  args: { ...barber, formAction: '/vouchers' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: labels.byPost }));
    await expect(canvas.getByRole('textbox', { name: labels.address.street })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: labels.you.email })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Telephone (if you like)' })).not.toBeRequired();
  },
});

/** Back from the owner’s server, or from a demonstration: the address names the answer. */
export const Sent = meta.story({
  tags: ['success'],
  play: async ({ canvas, canvasElement }) => {
    const { location, history } = canvasElement.ownerDocument.defaultView!;
    const before = location.href;
    await expect(canvas.getByText(barber.sent.heading)).not.toBeVisible();
    location.hash = canvas.getByRole('form').getAttribute('action')!;
    await expect(canvas.getByText(barber.sent.text)).toBeVisible();
    history.replaceState(null, '', before);
  },
});

/** Chosen and asked for without a mouse. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: barber,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Hot-towel shave/ })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /^Whose name/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: labels.byMail })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('Ines{Tab}ines@example.com{Tab}{Tab}');
    await expect(canvas.getByRole('button', { name: barber.submit })).toHaveFocus();
    await expect(canvas.getByRole('form')).toBeValid();
  },
});

/** More than a wall can bear. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...barber,
    items: Array.from({ length: 9 }, (_, place) => ({
      id: `${place}`,
      price: 1000 + place * 550,
      valid: 'Good for three years',
    })),
  },
});

/** Where the section’s ground is painted, on paper of another colour. */
export const OnABoard = meta.story({
  tags: ['usual'],
  args: { ...barber, tone: 'deep', paper: 'spark', slip: 'raised' },
});

/** On a phone, one under another and each as large as a thumb likes. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: barber,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [first, second] = within(canvas.getByRole('group', { name: labels.items })).getAllByRole(
      'listitem',
    );
    await expect(second!.getBoundingClientRect().top).toBeGreaterThan(first!.getBoundingClientRect().bottom);
  },
});

/** German, words without end, a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    ...barber,
    heading: 'Geschenkgutscheinbestellung',
    items: [
      {
        id: 'kur',
        name: 'Donaudampfschifffahrtsgesellschaftskapitänsbartpflege',
        price: 124950,
        note: 'Einschließlich Grundstücksverkehrsgenehmigungszuständigkeit',
        valid: 'Einlösbar bis zum Ende des dritten Kalenderjahres nach dem Kauf',
      },
      { id: 'wert', price: 1000000 },
    ],
    currency: 'EUR',
    locale: 'de-DE',
    submit: 'Gutschein unverbindlich anfragen',
    labels: { ...labels, byMail: 'Als Druckvorlage per E-Mail', byPost: 'Briefpostzustellung auf Karton' },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^10\.000\s€$/ })).not.toBeChecked();
  },
});

/** Nothing to give away, nothing rendered. */
export const Empty = meta.story({ tags: ['empty'], args: { items: [] }, play: rendersNothing });

/** Vouchers as a legal department would print them. */
export const TermsOnACard = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...barber,
    items: [
      {
        id: 'a',
        name: 'Gift voucher, type A',
        price: 2000,
        note: 'Subject to availability. Not redeemable for cash.',
        valid: 'See terms and conditions',
      },
      {
        id: 'b',
        name: 'Gift voucher, type B',
        price: 5000,
        note: 'Cannot be combined with other offers.',
        valid: 'See terms and conditions',
      },
    ],
  },
});
