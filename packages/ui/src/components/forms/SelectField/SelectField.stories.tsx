import { renderToString } from 'react-dom/server';
import { expect, fn, mocked } from 'storybook/test';
import preview from '#storybook/preview';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { SelectField } from './SelectField.tsx';

const trades = ['Barbershop', 'Restaurant', 'Flowershop'].map((label) => ({ label, value: label }));
const budgets = [
  { label: '$299 – $498', value: '299' },
  { label: '$499 – $698', value: '499' },
  { label: '$699 – $999', value: '699' },
];

const sent = fn<(values: FormData) => void>();

const meta = preview.meta({
  component: SelectField,
  args: { name: 'trade', label: 'Your trade', options: trades, onChange: fn() },
  parameters: {
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'error', 'disabled', 'keyboard'],
  },
});

/** The least: the first is chosen until another is. */
export const LabelOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas, userEvent, args }) => {
    const trade = canvas.getByRole('combobox', { name: 'Your trade' });
    await expect(trade).toHaveValue('Barbershop');
    await userEvent.selectOptions(trade, 'Flowershop');
    await expect(args.onChange).toHaveBeenCalledWith('Flowershop');
  },
});

/** Nothing is chosen for the visitor until they choose. */
export const WithPlaceholder = meta.story({
  tags: ['usual'],
  args: { placeholder: 'Choose one', hint: 'We show you what others in it have bought.' },
  play: async ({ canvas }) => {
    const trade = canvas.getByRole('combobox', { name: 'Your trade' });
    await expect(trade).toBeRequired();
    await expect(trade).toHaveDisplayValue('Choose one');
    await expect(trade).toBeInvalid();
    await expect(trade).toHaveAccessibleDescription('We show you what others in it have bought.');
  },
});

/** May stay unchosen, and says so. */
export const Optional = meta.story({
  args: {
    name: 'budget',
    label: 'Budget',
    options: budgets,
    placeholder: 'Not sure yet',
    optional: 'optional',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Budget (optional)' })).toBeValid();
  },
});

/** Chosen by the visitor before the page was rendered again. One of them is sold out. */
export const Chosen = meta.story({
  args: {
    options: [...trades, { label: 'Gyms: opening in May', value: 'Gyms', disabled: true }],
    defaultValue: 'Restaurant',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Restaurant');
    await expect(canvas.getByRole('option', { name: 'Gyms: opening in May' })).toBeDisabled();
  },
});

/** The page keeps the choice, and this one lets no visitor change it. */
export const Kept = meta.story({
  args: { value: 'Restaurant' },
  play: async ({ canvas, userEvent, args }) => {
    const trade = canvas.getByRole('combobox');
    await userEvent.selectOptions(trade, 'Flowershop');
    await expect(args.onChange).toHaveBeenCalledWith('Flowershop');
    await expect(trade).toHaveValue('Restaurant');
  },
});

/** Sent without a choice: the form says what is missing, and forgets it once there is one. */
export const InAForm = meta.story({
  tags: ['error'],
  args: { placeholder: 'Choose one' },
  render: (args) => (
    <Form formAction="/quote/create" messages={{ trade: 'Choose your trade' }} onSubmit={sent}>
      <SelectField {...args} />
      <SubmitButton label="Ask" busyLabel="Asking…" />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    const trade = canvas.getByRole('combobox', { name: 'Your trade' });
    await expect(trade).toHaveFocus();
    await expect(trade).toHaveAccessibleDescription('Choose your trade');

    await userEvent.selectOptions(trade, 'Restaurant');
    await expect(trade).toHaveAccessibleDescription('');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect(Object.fromEntries(mocked(sent).mock.lastCall![0])).toEqual({ trade: 'Restaurant' });
  },
});

/** Sent back by the server, with the reason beside it. */
export const Wrong = meta.story({
  tags: ['error'],
  args: { placeholder: 'Choose one', error: 'Choose your trade', hint: 'The nearest will do.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Choose your trade The nearest will do.',
    );
  },
});

/** Disabled. */
export const Disabled = meta.story({
  tags: ['disabled'],
  args: { disabled: true, hint: 'We are counting the shelves.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
});

/** More than fit a screen: the device scrolls them, and finds them by typing. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    label: 'Opens at',
    name: 'opens',
    options: Array.from({ length: 48 }, (_, half) => {
      const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
      return { label: time, value: time };
    }),
  },
});

/** Nothing to choose from: only the placeholder is there. */
export const NothingToChoose = meta.story({
  tags: ['empty'],
  args: { options: [], placeholder: 'No trades yet' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
});

/** Long words: the chosen one is cut short, never the field. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    hint: 'Bitte wählen Sie Ihr Gewerbe. Bei mehreren das, mit dem Sie die meisten Kundinnen und Kunden haben.',
    options: [
      { label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenwerkstatt', value: 'hats' },
      { label: 'Änderungsschneiderei', value: 'tailor' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Reached without a mouse; the device’s own list then takes the keys, and leaves the focus where it was. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const trade = canvas.getByRole('combobox');
    await expect(trade).toHaveFocus();
    await userEvent.selectOptions(trade, 'Restaurant');
    await expect(args.onChange).toHaveBeenCalledWith('Restaurant');
    await expect(trade).toHaveFocus();
  },
});

/** As the server sends it: it works before any script has loaded. */
export const BeforeScript = meta.story({
  args: { placeholder: 'Choose one' },
  render: (args) => <form dangerouslySetInnerHTML={{ __html: renderToString(<SelectField {...args} />) }} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Your trade' }), 'Flowershop');
    const values = new FormData(canvasElement.querySelector('form')!);
    await expect(values.get('trade')).toBe('Flowershop');
  },
});

/** A list of two. */
export const YesOrNo = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    name: 'newsletter',
    label: 'Newsletter',
    options: ['Yes', 'No'].map((label) => ({ label, value: label })),
  },
});
