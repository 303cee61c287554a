import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { RequestField } from './RequestField.tsx';

const meta = preview.meta({ component: RequestField, args: { label: 'Your name' } });

/** One line, which is not sent while it has no name. */
export const LabelOnly = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your name' });
    await expect(field).not.toHaveAttribute('name');
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** What must be filled in carries no mark; what need not, does. */
export const RequiredOrNot = meta.story({
  args: { optional: '(if you like)', name: 'name' },
  render: (args) => (
    <div>
      <RequestField {...args} required />
      <RequestField {...args} label="Email" type="email" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Email (if you like)' })).not.toBeRequired();
  },
});

/** One of several; the first unless it is said otherwise. */
export const Choice = meta.story({
  args: { label: 'How many', options: ['1', '2', '3'], defaultValue: '2', optional: '(if you like)' },
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole('combobox', { name: 'How many' });
    await expect(choice).toHaveValue('2');
    await userEvent.selectOptions(choice, '3');
    await expect(choice).toHaveValue('3');
  },
});

/** Several lines. */
export const Message = meta.story({
  args: { label: 'Anything else', lines: 3, placeholder: 'Left-handed' },
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByRole('textbox', { name: 'Anything else' });
    await userEvent.type(message, 'One{Enter}Two');
    await expect(message).toHaveValue('One\nTwo');
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  args: {
    label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    options: ['Donaudampfschifffahrtsgesellschaftskapitänsmütze, wahlweise mit Goldborte'],
  },
  globals: { viewport: { value: 'narrow' } },
});
