import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { FilterGroup, type FilterGroupProps } from './FilterGroup.tsx';

const tiers = ['Basic', 'Intermediate', 'Advanced'].map((label) => ({ label, value: label, count: '5' }));
const trades = [
  'Barbershop,Restaurant,Personal Trainer,Gyms,Flowershop,Photography,Consulting',
  'Education,Health,Technology,Marketing,Real Estate,Travel,Beauty,Weddings',
]
  .flatMap((line) => line.split(','))
  .map((label) => ({ label, value: label }));

function Chosen(props: FilterGroupProps) {
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <FilterGroup
      {...props}
      chosen={chosen}
      onChoose={(value) => {
        props.onChoose(value);
        setChosen(value);
      }}
    />
  );
}

const meta = preview.meta({
  component: FilterGroup,
  args: { name: 'tier', legend: 'Tier', options: tiers, onChoose: fn() },
  render: Chosen,
  parameters: { states: ['least', 'usual', 'long-words', 'many', 'keyboard'] },
});

/** Nothing is chosen yet. At most one can be: ticking another unticks the first, and the chosen one can be unticked. */
export const OneAtMost = meta.story({
  tags: ['least', 'usual'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Tier' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Basic 5' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Advanced 5' }));
    await expect(canvas.getByRole('checkbox', { checked: true })).toHaveAccessibleName('Advanced 5');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Advanced 5' }));
    await expect(canvas.queryByRole('checkbox', { checked: true })).toBeNull();
    await expect(args.onChoose).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Intermediate 5' }));
  },
});

/** More than a visitor reads at once: the first few, and the rest at a press. */
export const Many = meta.story({
  tags: ['many'],
  args: { name: 'trade', legend: 'Category', options: trades, fold: { after: 5, label: 'More categories' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Weddings')).not.toBeVisible();
    await userEvent.click(canvas.getByText('More categories'));
    await expect(canvas.getByLabelText('Weddings')).toBeVisible();
  },
});

/** The chosen one is among the folded ones, which are therefore in sight from the first. */
export const ChosenAmongTheRest = meta.story({
  args: { ...Many.composed.args, onChoose: fn(), chosen: 'Travel' },
  play: async ({ canvas, userEvent }) => {
    const travel = canvas.getByRole('checkbox', { name: 'Travel' });
    await expect(travel).toBeVisible();
    await userEvent.click(travel);
    await expect(travel).toBeVisible();
  },
});

/** Long words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    legend: 'Ausführungsstufenbezeichnung',
    options: [
      {
        label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
        value: 'a',
        count: '1.024',
      },
      { label: 'Änderungsschneidereien', value: 'b', count: '3' },
    ],
    chosen: 'a',
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Gone through and ticked without a mouse. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {Tab} ');
    await expect(canvas.getByRole('checkbox', { checked: true })).toHaveAccessibleName('Intermediate 5');
    await expect(canvas.getByRole('checkbox', { checked: true })).toHaveFocus();
  },
});

/** As the server sends it: what is ticked is sent with the form around it. */
export const BeforeScript = meta.story({
  args: { chosen: 'Basic' },
  render: (args) => <form dangerouslySetInnerHTML={{ __html: renderToString(<FilterGroup {...args} />) }} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    await expect(new FormData(canvasElement.querySelector('form')!).getAll('tier')).toEqual(['Basic']);
  },
});
