import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { OrderPad } from '../../../components/paper/OrderPad/OrderPad.tsx';
import { Text } from '../../../primitives/index.ts';
import { order } from './RecordDetail.fixtures.ts';
import { RecordDetail } from './RecordDetail.tsx';

const meta = preview.meta({
  component: RecordDetail,
  args: { heading: order.heading, breadcrumbs: order.breadcrumbs, facts: order.facts },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'error', 'long-words'] },
});

/** What is known of it. */
export const Facts = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('AW-7K3M-9QX2');
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/desk/orders');
  },
});

/** Stamped, with what can be done beside it. */
export const Usual = meta.story({
  tags: ['usual'],
  args: {
    ...order,
    aside: (
      <OrderPad label="Move it on">
        <Button>Start work</Button>
      </OrderPad>
    ),
    children: <Text>Placed on a Friday.</Text>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid')).toBeVisible();
  },
});

const ahead = (element: HTMLElement) => element.getBoundingClientRect();

/** The next step comes before the facts on a phone, and stands beside them where there is room. */
export const FirstThings = meta.story({
  args: {
    ...order,
    next: <Button>Start work</Button>,
    aside: <Button>Give it back</Button>,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const [next, fact, rest] = [
      canvas.getByRole('button', { name: 'Start work' }),
      canvas.getByText('Ada Hargreave'),
      canvas.getByRole('button', { name: 'Give it back' }),
    ].map(ahead);
    await expect(next!.bottom).toBeLessThan(fact!.top);
    await expect(fact!.bottom).toBeLessThan(rest!.top);
  },
});

/** The same where there is room: both stand beside the facts, one under the other. */
export const FirstThingsBeside = FirstThings.extend({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [next, fact, rest] = [
      canvas.getByRole('button', { name: 'Start work' }),
      canvas.getByText('Ada Hargreave'),
      canvas.getByRole('button', { name: 'Give it back' }),
    ].map(ahead);
    await expect(next!.left).toBeGreaterThan(fact!.left);
    await expect(next!.bottom).toBeLessThan(rest!.top);
    await expect(rest!.left).toBe(next!.left);
  },
});

/** Other parts fill the room under the facts, while the actions go on beside. */
export const MoreUnderTheFacts = meta.story({
  args: {
    ...order,
    turn: 'Our turn, ready by 27 Nov',
    next: <Button>Start work</Button>,
    aside: (
      <OrderPad label="Give it back">
        <Text>{'All of it, the way it was paid. '.repeat(20)}</Text>
      </OrderPad>
    ),
    children: <Text>Placed on a Friday.</Text>,
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Our turn, ready by 27 Nov')).toBeVisible();
    const [more, fact, pad] = [
      canvas.getByText('Placed on a Friday.'),
      canvas.getByText('$399'),
      canvas.getByText(/^All of it/),
    ].map(ahead);
    await expect(more!.top).toBeGreaterThan(fact!.bottom);
    await expect(more!.bottom).toBeLessThan(pad!.bottom);
    await expect(more!.right).toBeLessThan(pad!.left);
  },
});

/** On a phone it comes last. */
export const MoreOnAPhone = MoreUnderTheFacts.extend({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(ahead(canvas.getByText('Placed on a Friday.')).top).toBeGreaterThan(
      ahead(canvas.getByText(/^All of it/)).bottom,
    );
  },
});

/** The owner must look at it. */
export const Flagged = meta.story({
  tags: ['error'],
  args: {
    ...order,
    notice: { text: 'The amount is not what was asked for.', action: <Button>I have looked</Button> },
  },
});

/** A buyer whose name has no end, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    ...order,
    facts: [{ label: 'Käuferinnenundkäufername', text: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(20) }],
  },
  globals: { viewport: { value: 'narrow' } },
});

/** What stands in the database. */
export const FieldsOfATable = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...order,
    stamp: { label: 'STATUS_2', tone: 'due' },
    facts: [
      { label: 'buyer_name', text: 'Ada Hargreave' },
      { label: 'created_at', text: '2026-11-20T09:30:00.000Z' },
      { label: 'total_minor', text: '39900' },
    ],
  },
});
