import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { asPrinted } from '../../../testing/asPrinted.ts';
import { inTheWorkshop } from './OrderTimeline.fixtures.ts';
import { OrderTimeline } from './OrderTimeline.tsx';

const meta = preview.meta({
  component: OrderTimeline,
  args: inTheWorkshop,
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'success', 'error'],
  },
});

/** The shop waits for the buyer’s words. */
export const YourTurn = meta.story({
  tags: ['usual'],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    const heard = steps.map((step) => step.querySelector('p')?.textContent.trim());
    await expect(heard).toEqual([
      'Done: Ordered',
      'Done: Paid',
      'Now: In the workshop Your turn',
      'To come: Delivered',
    ]);
    await expect(steps.filter((step) => step.ariaCurrent === 'step')).toEqual([steps[2]]);
    await expect(canvas.getAllByText('3 September 2026')[0]).toHaveAttribute(
      'datetime',
      '2026-09-03T10:12:00Z',
    );
  },
});

/** The shop has all it needs. */
export const OurTurn = meta.story({
  tags: ['usual'],
  args: {
    items: inTheWorkshop.items.map((step) =>
      'whoseTurn' in step ? { ...step, whoseTurn: 'Our turn', text: 'Your shop is being fitted.' } : step,
    ),
  },
});

/** What happens next is pinned up beside it. */
export const WithNote = meta.story({
  tags: ['usual'],
  args: {
    note: { heading: 'What happens next', text: 'Send us your name, hours and pictures.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('What happens next');
  },
});

/** Everything happened. */
export const Delivered = meta.story({
  tags: ['success'],
  args: { items: inTheWorkshop.items.map(({ label }) => ({ label, state: 'done' as const })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('To come:')).toBeNull();
  },
});

/** Walked away from the till. */
export const Expired = meta.story({
  tags: ['error'],
  args: {
    items: [
      ...inTheWorkshop.items.slice(0, 1),
      { label: 'Expired', text: 'Nothing was charged. You can pay again.', state: 'current' as const },
    ],
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Auftragsbearbeitungsfortschrittsanzeige',
    items: [
      {
        label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
        text: 'Rechtsschutzversicherungsgesellschaften',
        state: 'current' as const,
        whoseTurn: 'Entscheidungsbefugnis bei Ihnen',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});

/** It has only just begun. */
export const Least = meta.story({
  tags: ['least'],
  args: { items: [{ label: 'Ordered', state: 'current' }] },
});

/** Each state is drawn and worded its own way: a tick, a number in a ring, a number in dashes. */
export const WithoutColour = meta.story({
  tags: ['usual'],
  play: async ({ canvas }) => {
    const [ordered, , workshop, delivered] = canvas.getAllByRole('listitem');
    const disc = (step: HTMLElement | undefined) => {
      const mark = step!.firstElementChild!;
      return [
        Boolean(mark.querySelector('svg')),
        getComputedStyle(mark, '::before').content !== 'none',
        getComputedStyle(mark).borderBlockStartStyle,
      ];
    };
    await expect(disc(ordered)).toEqual([true, false, 'solid']);
    await expect(disc(workshop)).toEqual([false, true, 'solid']);
    await expect(disc(delivered)).toEqual([false, true, 'dashed']);
    await expect([ordered, workshop, delivered].map((step) => step!.textContent.split(':')[0])).toEqual([
      'Done',
      'Now',
      'To come',
    ]);
  },
});

/** On paper the receipt stands alone: the state of the order is out of date the day after. */
export const Printed = meta.story({
  tags: ['usual'],
  play: async ({ canvas }) =>
    asPrinted(async () => {
      await expect(canvas.getByText('Where it has got to')).not.toBeVisible();
    }),
});

/** An order with a long way to go. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    items: [
      'Ordered',
      'Paid',
      'Words received',
      'Photographs received',
      'First draft',
      'Your changes',
      'Second draft',
      'Address pointed',
      'Signed off',
      'Delivered',
    ].map((label, place) => ({
      label,
      state: place < 4 ? ('done' as const) : place === 4 ? ('current' as const) : ('upcoming' as const),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  },
});

/** Nothing has happened: no heading is rendered. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: rendersNothing,
});

/** What the machine calls it. */
export const StatesOfTheMachine = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    items: [
      { label: 'ORDER_RECEIVED', state: 'done' },
      { label: 'PENDING_INPUT', state: 'current' },
      { label: 'FULFILLED', state: 'upcoming' },
    ],
  },
});
