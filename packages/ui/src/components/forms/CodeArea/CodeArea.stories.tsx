import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Form } from '../Form/Form.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { CodeArea } from './CodeArea.tsx';

const hours = `{
  "opens": "08:30",
  "closes": "18:00"
}`;

// A parser misses a bracket only at the end.
const check = (text: string) =>
  text.trimEnd().endsWith('}')
    ? undefined
    : { message: 'Line 4, column 1: } is missing.', from: text.length - 1, to: text.length };

const meta = preview.meta({
  component: CodeArea,
  args: { name: 'hours', label: 'Hours', defaultValue: hours, rows: 5 },
  parameters: { states: ['least', 'usual', 'long-words', 'error', 'keyboard'] },
});

/** A monospaced font, and none of the help that a browser gives to writers of prose. */
export const LabelOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Hours' });
    await expect(area).toBeRequired();
    await expect(area).toHaveValue(hours);
    await expect(area).toHaveAttribute('spellcheck', 'false');
  },
});

/** To be read and copied. */
export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Hours' });
    await userEvent.type(area, '!');
    await expect(area).toHaveValue(hours);
  },
});

/** A bracket is missing: the error gives its line, and the place is selected. */
export const CannotBeRead = meta.story({
  tags: ['usual'],
  args: { check, hint: 'JSON, as the schema of the design has it. Kept as it is typed.' },
  render: (args) => (
    <Form formAction="/hours" messages={{ hours: 'Write the hours' }} onSubmit={submitted}>
      <CodeArea {...args} />
      <SubmitButton label="Save" busyLabel="Saving…" />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Hours' });
    await userEvent.type(area, '{Backspace}');
    await expect(area).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submitted).not.toHaveBeenCalled();
    await expect(area).toHaveFocus();
    await expect(area).toHaveAccessibleDescription(/^Line 4, column 1: } is missing\./);
    await expect([area.selectionStart, area.selectionEnd]).toEqual([
      area.value.length - 1,
      area.value.length,
    ]);

    await userEvent.type(area, '}', { initialSelectionStart: area.value.length });
    await expect(area).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submitted).toHaveBeenCalledOnce();
  },
});
const submitted = fn();

/** The faults that a reader of the code found: each leads to its place, as it stands by then. */
export const Faults = meta.story({
  tags: ['error', 'keyboard'],
  args: {
    error: 'One thing in it is to be put right',
    faults: [
      {
        message: 'closes: a shop closes after it opens',
        find: (text) => ({ from: text.indexOf('18:00'), to: text.indexOf('18:00') + 5 }),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Hours' });
    await expect(area).toBeInvalid();
    await userEvent.type(area, ' ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(area).toHaveFocus();
    await expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('18:00');
  },
});

const week = JSON.stringify(
  Array.from({ length: 30 }, (_, day) => ({ day, opens: '08:30', closes: day === 15 ? '07:00' : '18:00' })),
  null,
  2,
);

/** A place far from where it was last written is scrolled to. */
export const FarAway = meta.story({
  args: {
    defaultValue: week,
    faults: [
      {
        message: '15.closes: a shop closes after it opens',
        find: (text) => ({ from: text.indexOf('07:00'), to: text.indexOf('07:00') + 5 }),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Hours' });
    for (const end of [0, area.scrollHeight]) {
      area.scrollTop = end;
      await userEvent.click(canvas.getByRole('button', { name: /^15\.closes/ }));
      const line = week.slice(0, week.indexOf('07:00')).split('\n').length;
      const place = line * parseFloat(getComputedStyle(area).lineHeight) - area.scrollTop;
      await expect(place).toBeGreaterThan(0);
      await expect(place).toBeLessThan(area.clientHeight);
    }
  },
});

/** Words without end, on the narrowest phone: a long line is broken. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    defaultValue: `{ "name": "${'Wolfeschlegelsteinhausenbergerdorff'.repeat(4)}" }`,
    faults: [
      {
        message:
          'geschäftszeiten.mittwochnachmittagsöffnungszeitenausnahmeregelung: Bitte eine Uhrzeit eingeben',
        find: () => ({ from: 0, to: 1 }),
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area.scrollWidth).toBe(area.clientWidth);
  },
});
