import { expect, fireEvent, fn, within } from 'storybook/test';
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
    labels: {
      add: 'Add a person',
      up: 'Up',
      down: 'Down',
      remove: 'Take out',
      drag: 'Drag it',
      moved: (row: string, number: number, of: number) => `${row} is number ${number} of ${of}.`,
      full: 'These are all.',
    },
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
    (Story, { parameters: { errors } }) => (
      <DraftForm formAction="/draft" errors={errors as Record<string, string> | undefined}>
        <Story />
      </DraftForm>
    ),
  ],
});

const namesIn = (canvasElement: HTMLElement) => [
  ...new FormData(canvasElement.querySelector('form')!).entries(),
];

/** A row with a fault is not folded away. */
export const FaultyRow = meta.story({
  parameters: { errors: { 'people.1': 'This is too long.' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('textbox');
    await expect(second).toBeVisible();
    await expect(second).toHaveAccessibleDescription('This is too long.');
    await expect(first).not.toBeVisible();
  },
});

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

/** One is added by keyboard and opens to be filled in; it takes the name that is typed. */
export const KeyboardOnly = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    canvas.getByRole('button', { name: 'Add a person' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Person 3', { selector: 'summary *' })).toBeVisible();
    await userEvent.keyboard('Cem');
    await expect(canvas.getByText('Cem', { selector: 'summary *' })).toBeVisible();
    await expect(args.onRows).toHaveBeenCalledOnce();
    await expect(canvas.getByText('These are all.')).toBeVisible();
    canvas.getByRole('button', { name: 'Up Cem' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Cem is number 2 of 3.');
    await expect(canvas.getByRole('button', { name: 'Up Cem' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // The first row cannot go further up.
    await expect(canvas.getByRole('button', { name: 'Down Cem' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(namesIn(canvasElement)).toEqual([
      ['people.0', 'Ada Hargreave'],
      ['people.1', 'Cem'],
      ['people.2', 'Bea Hargreave'],
    ]);
  },
});

/** Announces, when a row is grabbed by its handle, how to move it and let it go. */
async function hold(canvas: { getAllByTitle: (title: string) => HTMLElement[] }, place: number) {
  const handle = canvas.getAllByTitle('Drag it')[place]!;
  const { top, height } = handle.getBoundingClientRect();
  const at = (y: number) => ({ pointerId: 1, button: 0, clientX: 20, clientY: top + height / 2 + y });
  await fireEvent.pointerDown(handle, at(0));
  return {
    move: (y: number) => fireEvent.pointerMove(handle, at(y)),
    drop: (y: number) => fireEvent.pointerUp(handle, at(y)),
  };
}

/** Dragged past another row, it stands behind it, and says so. */
export const Dragged = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const rows = within(canvas.getByRole('list', { name: 'People' })).getAllByRole('listitem');
    const way = rows[1]!.getBoundingClientRect().top - rows[0]!.getBoundingClientRect().top;
    const held = await hold(canvas, 0);
    await held.move(way);
    await held.drop(way);
    await expect(await canvas.findByText('Ada Hargreave is number 2 of 2.')).toBeInTheDocument();
    await expect(namesIn(canvasElement)).toEqual([
      ['people.0', 'Bea Hargreave'],
      ['people.1', 'Ada Hargreave'],
    ]);
    await expect(args.onRows).toHaveBeenCalledOnce();
  },
});

/** Dropped near where it was, or given up with Escape, a row stays in its place. */
export const DraggedBack = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const near = await hold(canvas, 0);
    await near.move(8);
    await near.drop(8);
    const far = await hold(canvas, 0);
    await far.move(400);
    await userEvent.keyboard('{Escape}');
    await far.drop(400);
    await expect(namesIn(canvasElement)[0]).toEqual(['people.0', 'Ada Hargreave']);
    await expect(args.onRows).not.toHaveBeenCalled();
  },
});

/** Removed with all its fields; the focus stays with the list. */
export const TakenOut = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take out Ada Hargreave' }));
    await expect(namesIn(canvasElement)).toEqual([['people.0', 'Bea Hargreave']]);
    await expect(canvas.getByRole('list', { name: 'People' })).toHaveFocus();
    await expect(args.onRows).toHaveBeenCalledOnce();
  },
});

/** Without script each button sends the form, and says which row to change and how. */
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
      drag: 'Verschieben',
      moved: () => '',
      full: 'Mehr passen nicht hinein.',
    },
  },
  globals: { viewport: { value: 'narrow' } },
});
