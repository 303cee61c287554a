import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Field } from '../../forms/Field/Field.tsx';
import { DraftForm } from '../DraftForm/DraftForm.tsx';
import { FieldRows } from './FieldRows.tsx';

const people = ['Ada Hargreave', 'Bea Hargreave'];

const meta = preview.meta({
  component: FieldRows,
  args: {
    name: 'people',
    label: 'People',
    rowLabel: (number: number) => `Person ${number}`,
    rows: people.map((title) => ({ title })),
    most: 3,
    labels: { add: 'Add a person', up: 'Up', down: 'Down', remove: 'Take out', full: 'These are all.' },
    children: ({ place, origin }: { place: number; origin: number | undefined }) => (
      <Field
        name={`people.${place}`}
        label="Name"
        defaultValue={origin === undefined ? '' : people[origin]}
      />
    ),
    onRows: fn(),
  },
  decorators: [
    (Story) => (
      <DraftForm formAction="/draft">
        <Story />
      </DraftForm>
    ),
  ],
});

const namesIn = (canvasElement: HTMLElement) => [
  ...new FormData(canvasElement.querySelector('form')!).entries(),
];

/** Folded away under their names; all of them are in the form. */
export const Folded = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const rows = within(canvas.getByRole('list', { name: 'People' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    for (const field of canvas.getAllByRole('textbox')) await expect(field).not.toBeVisible();
    await expect(namesIn(canvasElement)).toEqual([
      ['people.0', 'Ada Hargreave'],
      ['people.1', 'Bea Hargreave'],
    ]);
    await expect(canvas.queryByRole('button', { name: 'Up Ada Hargreave' })).toBeNull();
  },
});

/** One is added by keyboard, and is there to be filled in; it takes the name that is typed. */
export const KeyboardOnly = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    canvas.getByRole('button', { name: 'Add a person' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Person 3', { selector: 'summary *' })).toBeVisible();
    await userEvent.keyboard('Cem');
    await expect(canvas.getByText('Cem', { selector: 'summary *' })).toBeVisible();
    await expect(args.onRows).toHaveBeenCalledOnce();
    await expect(canvas.getByText('These are all.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Up Cem' }));
    await expect(namesIn(canvasElement)).toEqual([
      ['people.0', 'Ada Hargreave'],
      ['people.1', 'Cem'],
      ['people.2', 'Bea Hargreave'],
    ]);
  },
});

/** Taken out with all that stands in it; the focus stays with the list. */
export const TakenOut = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take out Ada Hargreave' }));
    await expect(namesIn(canvasElement)).toEqual([['people.0', 'Bea Hargreave']]);
    await expect(canvas.getByRole('list', { name: 'People' })).toHaveFocus();
    await expect(args.onRows).toHaveBeenCalledOnce();
  },
});

/** Without script each button sends the form, and says what is to be done with which row. */
export const AsForm = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Down Ada Hargreave' });
    await expect(button).toHaveAttribute('type', 'submit');
    await expect(button).toHaveAttribute('name', 'down');
    await expect(button).toHaveValue('people.0');
    await expect(canvas.getByRole('button', { name: 'Add a person' })).toHaveValue('people');
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    rows: [{ title: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' }],
    labels: {
      add: 'Preislistenabschnitt hinzufügen',
      up: 'Hinaufschieben',
      down: 'Hinabschieben',
      remove: 'Herausnehmen',
      full: 'Mehr passen nicht hinein.',
    },
  },
  globals: { viewport: { value: 'narrow' } },
});
