import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { barber } from './TryOn.fixtures.ts';
import { footHeight, footTaken } from '../../../components/feedback/FocusRoom/FocusRoom.ts';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { TryOn } from './TryOn.tsx';

const meta = preview.meta({
  component: TryOn,
  args: barber,
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'keyboard'] },
});

/** Fields, a price, a way on. */
export const Least = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Try it with your name' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Order' })).toHaveAttribute('formaction', '/checkout');
  },
});

/** `onChange` is called letter by letter, and the page takes the order over. */
export const Usual = meta.story({
  tags: ['usual'],
  args: { note: 'Kept in this tab.', onValues: fn(), onOrder: fn() },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(args.onValues).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your shop’s name' }), 'Io');
    await expect(args.onValues).toHaveBeenCalledTimes(3);
    await expect(canvas.getByText('What it looks like')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    await expect(args.onOrder).toHaveBeenCalledOnce();
  },
});

/** On a phone the preview stands on top, and may have all the room. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: { note: 'All of it is a sample.' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('All of it is a sample.')).toBeVisible();
    await expect(canvas.getByText('What it looks like')).toBeVisible();
    await userEvent.click(canvas.getByText('See'));
    await expect(canvas.getByText('What it looks like')).toBeVisible();
    await expect(canvas.getByText('All of it is a sample.')).not.toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Town' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Order' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toBeVisible();
  },
});

/** A notice takes the foot of a low phone: the fields have the rest to themselves, and the order comes after them. */
export const UnderANotice = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const field = canvas.getByRole('textbox', { name: /name/i });
    root.setAttribute(footTaken, '');
    root.style.setProperty(footHeight, '247px');
    try {
      window.scrollTo({ top: 300, behavior: 'instant' });
      const { left, top, bottom } = field.getBoundingClientRect();
      await expect(document.elementFromPoint(left + 8, (top + bottom) / 2)).toBe(field);
    } finally {
      root.removeAttribute(footTaken);
      root.style.removeProperty(footHeight);
    }
  },
});

/** Where there is room for both, the order stands on the notice, and the first field is whole above it. */
export const OnANotice = meta.story({
  args: {
    note: 'All of it is a sample.',
    children: (
      <>
        {barber.children}
        <div style={{ blockSize: '100vh' }} />
      </>
    ),
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const root = document.documentElement;
    root.setAttribute(footTaken, '');
    root.style.setProperty(footHeight, '150px');
    try {
      const order = canvas.getByRole('button', { name: 'Order' }).getBoundingClientRect();
      await expect(order.bottom).toBeLessThanOrEqual(innerHeight - 150);
      await expect(order.bottom).toBeGreaterThan(innerHeight - 190);
      const field = canvas.getByRole('textbox', { name: /name/i }).getBoundingClientRect();
      await expect(field.bottom).toBeLessThan(order.top);
      await expect(canvas.getByText('All of it is a sample.')).not.toBeVisible();
    } finally {
      root.removeAttribute(footTaken);
      root.style.removeProperty(footHeight);
    }
  },
});

/** On a low phone there is not: the order waits below the fields until the notice is answered. */
export const BesideANotice = OnANotice.extend({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const order = canvas.getByRole('button', { name: 'Order' });
    await expect(order.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    root.setAttribute(footTaken, '');
    try {
      await expect(order.getBoundingClientRect().top).toBeGreaterThan(innerHeight);
    } finally {
      root.removeAttribute(footTaken);
    }
  },
});

/** German, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Mit dem Namen Ihres Geschäfts anprobieren',
    back: { label: 'Zurück zur Donaudampfschifffahrtsgesellschaftsvorlage', href: '/' },
    price: '1.299,00 €',
    labels: {
      order: 'Internetauftritt bestellen',
      show: 'Zeigen',
      legend: 'Was vorne steht',
      fields: 'Ausfüllen',
      view: 'Ansehen',
    },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** The fields one after the other, then the button. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to Barbershop Classic' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Your shop’s name' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Order' })).toHaveFocus();
  },
});

/** A form like any other, before there is a preview. */
export const AsksForMore = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    children: ['First name', 'Last name', 'Email', 'Tax number'].map((label) => (
      <Field key={label} name={label} label={label} optional="" />
    )),
  },
});
