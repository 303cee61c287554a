import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { service } from './FieldsForm.fixtures.ts';
import { FieldsForm } from './FieldsForm.tsx';

const meta = preview.meta({
  component: FieldsForm,
  args: { ...service, fields: service.fields.slice(0, 2) },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'success', 'error', 'keyboard'],
  },
});

/** A demonstration: nothing that is typed has a name to be sent under. */
export const Demonstration = meta.story({
  tags: ['least', 'usual'],
  args: { footnote: 'This is a demonstration. What you type stays with you.' },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: service.heading });
    await expect([...new FormData(form)]).toEqual([]);
    await expect(form).toHaveAttribute('action', '#book-sent');
    await expect(canvas.queryByText(service.sent.heading)).not.toBeVisible();
  },
});

/** Back from a demonstration, or from the owner's own server: the address names the answer. */
export const Sent = meta.story({
  tags: ['success'],
  play: async ({ canvas, canvasElement }) => {
    const { location, history } = canvasElement.ownerDocument.defaultView!;
    const before = location.href;
    await expect(canvas.getByText(service.sent.heading)).not.toBeVisible();
    location.hash = canvas.getByRole('form').getAttribute('action')!;
    await expect(canvas.getByText(service.sent.heading)).toBeVisible();
    await expect(canvas.getByText(service.sent.text)).toBeVisible();
    history.replaceState(null, '', before);
  },
});

/** On an owner's own site, posted to where they read it. */
export const Posted = meta.story({
  tags: ['usual'],
  args: { ...service, formAction: '/enquiries' },
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: service.heading });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ines');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(Object.fromEntries(new FormData(form))).toMatchObject({
      name: 'Ines',
      service: 'Full service, £75',
    });
  },
});

/** Filled in without a mouse, in the order it is read. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: service,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ines');
    await userEvent.tab();
    await userEvent.keyboard('07700 900123');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'What for' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: service.submit })).toHaveFocus();
    await expect(canvas.getByRole('form')).toBeValid();
  },
});

/** A required field is marked for visitors and for the browser. */
export const NothingFilledIn = meta.story({
  tags: ['error'],
  args: service,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form')).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Best day (if you like)' })).not.toBeRequired();
  },
});

/** Where the section's ground is painted, the slip stays paper. */
export const OnABoard = meta.story({ tags: ['usual'], args: { ...service, tone: 'deep', slip: 'raised' } });

/** German, a word without end, a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Terminvereinbarung',
    fields: [
      {
        name: 'long',
        label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
        options: ['Donaudampfschifffahrtsgesellschaftskapitänsmütze, wahlweise mit Goldborte'],
      },
    ],
    submit: 'Verbindlich vormerken lassen',
    footnote: 'Wir rufen am selben Werktag zwischen acht und achtzehn Uhr zurück.',
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Questions for the files. */
export const AskedToDeath = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...service,
    fields: [
      'Title',
      'First name',
      'Last name',
      'Date of birth',
      'Street',
      'Town',
      'How did you hear of us?',
    ].map((label) => ({ name: label, label, required: true })),
  },
});
