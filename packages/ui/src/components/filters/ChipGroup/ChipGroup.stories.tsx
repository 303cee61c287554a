import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ChipGroup, type ChipGroupProps } from './ChipGroup.tsx';

const chipsOf = (...labels: string[]) =>
  labels.map((label) => ({ id: label, label, removeLabel: `Remove filter: ${label}` }));

function Kept(props: ChipGroupProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  return (
    <ChipGroup
      {...props}
      chips={props.chips.filter(({ id }) => !gone.includes(id))}
      onRemove={(id) => {
        props.onRemove(id);
        setGone([...gone, id]);
      }}
    />
  );
}

const meta = preview.meta({
  component: ChipGroup,
  args: { label: 'Active filters', chips: chipsOf('Barbershop'), onRemove: fn(), onEmptied: fn() },
  render: Kept,
  parameters: { states: ['least', 'usual', 'long-words', 'many', 'empty', 'keyboard'] },
});

/** One thing was chosen. When it goes, the page is asked to take the focus. */
export const One = meta.story({
  tags: ['least'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Barbershop' }));
    await expect(args.onRemove).toHaveBeenCalledWith('Barbershop');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(args.onEmptied).toHaveBeenCalledOnce();
  },
});

/** A few were chosen. */
export const Usual = meta.story({
  tags: ['usual'],
  args: { chips: chipsOf('“classic”', 'Barbershop', 'Basic') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Active filters' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** More than fit a line. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    chips:
      'Barbershop,Restaurant,Personal Trainer,Gyms,Flowershop,Photography,Consulting,Education,Travel,Beauty'
        .split(',')
        .flatMap((label) => chipsOf(label)),
  },
});

/** Nothing was chosen: nothing is rendered. */
export const None = meta.story({
  tags: ['empty'],
  args: { chips: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** Long words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    label: 'Gewählte Filter',
    chips: [
      'Änderungsschneidereien',
      'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    ].map((label) => ({ id: label, label, removeLabel: `Filter entfernen: ${label}` })),
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Taken away one after another without a mouse: the focus never falls off the page. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: { chips: Usual.composed.args.chips },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove filter: Basic' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Remove filter: “classic”' })).toHaveFocus();
    await expect(args.onEmptied).not.toHaveBeenCalled();
  },
});
