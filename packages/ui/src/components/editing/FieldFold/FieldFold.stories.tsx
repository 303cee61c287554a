import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Field } from '../../forms/Field/Field.tsx';
import { DraftForm } from '../DraftForm/DraftForm.tsx';
import { FieldFold } from './FieldFold.tsx';

const meta = preview.meta({
  component: FieldFold,
  args: {
    names: ['story'],
    title: 'Your story',
    headingLevel: 2 as const,
    note: '1 of 2 filled',
    children: <Field name="story.heading" label="Heading" defaultValue="Since 1962" />,
  },
  decorators: [
    (Story, { parameters: { errors } }) => (
      <DraftForm formAction="/draft" errors={errors as Record<string, string> | undefined}>
        <Story />
      </DraftForm>
    ),
  ],
});

/** Folded away, and in the form all the same. */
export const Closed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your story' })).toBeVisible();
    await expect(canvas.getByLabelText('Heading')).not.toBeVisible();
    const sent = new FormData(canvasElement.querySelector('form')!);
    await expect(sent.get('story.heading')).toBe('Since 1962');
  },
});

/** Its title is reached by Tab, opens it, and closes it again. */
export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByText('Your story').closest('summary');
    const field = canvas.getByLabelText('Heading');
    await userEvent.tab();
    await expect(title).toHaveFocus();
    await userEvent.click(title!);
    await expect(field).toBeVisible();
    await userEvent.click(title!);
    await expect(field).not.toBeVisible();
  },
});

/** Something in it was not taken: it is open. */
export const Faulty = meta.story({
  parameters: { errors: { 'story.heading': 'This is too long.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is too long.')).toBeVisible();
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    title: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    note: 'Von 2 Feldern 1 ausgefüllt',
    defaultOpen: true,
  },
  globals: { viewport: { value: 'narrow' } },
});
