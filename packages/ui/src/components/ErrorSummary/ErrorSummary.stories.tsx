import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = preview.meta({
  component: ErrorSummary,
  args: { heading: 'We couldn’t start your payment. You have not been charged. Please try again.' },
});

/** It was not the visitor’s doing: there is nothing to put right. */
export const NothingToPutRight = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have not been charged');
  },
});

/** Two fields need another look, and a link leads to each. */
export const TwoFields = meta.story({
  args: {
    heading: 'Two things to put right',
    problems: [
      { fieldId: 'summary-name', message: 'Enter your name' },
      { fieldId: 'summary-email', message: 'Enter an email address like name@example.com' },
    ],
  },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <p>
        <label>
          Name <input id="summary-name" />
        </label>{' '}
        <label>
          Email <input id="summary-email" />
        </label>
      </p>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Enter an email address like name@example.com' });
    await expect(link).toHaveAttribute('href', '#summary-email');
    await userEvent.click(link);
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
});

/** A long form gone wrong all over: every problem is there, in the order of the fields. */
export const Many = meta.story({
  args: {
    heading: 'Eight things to put right',
    problems: ['name', 'street', 'town', 'postcode', 'telephone', 'email', 'day', 'hour'].map((field) => ({
      fieldId: `many-${field}`,
      message: `Enter your ${field}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
  },
});

/** One problem, reached and followed without a mouse. */
export const ByKeyboard = meta.story({
  args: {
    heading: 'One thing to put right',
    problems: [{ fieldId: 'keyboard-name', message: 'Enter your name' }],
  },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <label>
        Name <input id="keyboard-name" />
      </label>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Enter your name' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
});

/** Read from right to left: the mark stands where reading begins. */
export const RightToLeft = meta.story({
  args: { heading: 'أمر واحد يحتاج إلى تصحيح', problems: [{ fieldId: 'rtl-name', message: 'أدخل اسمك' }] },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    const mark = alert.firstElementChild!.getBoundingClientRect();
    await expect(mark.left).toBeGreaterThan(canvas.getByRole('link').getBoundingClientRect().right);
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    heading: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung nicht ausgefüllt',
    problems: [
      {
        fieldId: 'long-number',
        message: 'Geben Sie Ihre Umsatzsteueridentifikationsnummernbescheinigung an, falls vorhanden',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});
