import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container, Stack } from '../../../primitives/index.ts';
import { Field } from '../../forms/Field/Field.tsx';
import { FormContext, type FieldProblems } from '../../forms/FormContext/FormContext.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = preview.meta({
  component: ErrorSummary,
  args: { heading: "We couldn't start your payment. You have not been charged. Please try again." },
});

const formOf = (id: string, errors: FieldProblems) => ({ id, errors, busy: false });
const toCorrect = ({ id, errors }: ReturnType<typeof formOf>) =>
  Object.entries(errors).map(([name, message]) => ({ fieldId: `${id}-${name}`, message }));

/** It was not the visitor’s doing: there is nothing to put right. */
export const NothingToPutRight = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have not been charged');
  },
});

const twoWrong = formOf('summary', {
  name: 'Enter your name',
  email: 'Enter an email address like name@example.com',
});

/** Two fields need another look, and a link leads to each. */
export const TwoFields = meta.story({
  args: {
    heading: 'Two things to put right',
    problems: toCorrect(twoWrong),
  },
  render: (args) => (
    <Container width="prose">
      <Stack gap="xlarge">
        <ErrorSummary {...args} />
        <FormContext value={twoWrong}>
          <Field name="name" label="Name" />
          <Field name="email" label="Email" type="email" />
        </FormContext>
      </Stack>
    </Container>
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

const oneWrong = formOf('keyboard', { name: 'Enter your name' });

/** One problem, reached and followed without a mouse. */
export const ByKeyboard = meta.story({
  args: {
    heading: 'One thing to put right',
    problems: toCorrect(oneWrong),
  },
  render: (args) => (
    <Container width="prose">
      <Stack gap="xlarge">
        <ErrorSummary {...args} />
        <FormContext value={oneWrong}>
          <Field name="name" label="Name" />
        </FormContext>
      </Stack>
    </Container>
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
    const summary = canvas.getByRole('group', { name: 'أمر واحد يحتاج إلى تصحيح' });
    const mark = summary.firstElementChild!.getBoundingClientRect();
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

/** It blames, and leads nowhere. */
export const BlamesTheVisitor = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { heading: 'Error: invalid input' },
});
