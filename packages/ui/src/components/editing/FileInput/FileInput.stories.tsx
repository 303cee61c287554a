import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FieldFrame } from '../../forms/FieldFrame/FieldFrame.tsx';
import { FileInput } from './FileInput.tsx';

const meta = preview.meta({
  component: FileInput,
  render: (args) => (
    <FieldFrame name="plans" label="Your plans" hint="One file of up to 25 MB.">
      {(control) => <FileInput {...control} {...args} />}
    </FieldFrame>
  ),
  parameters: { states: ['usual', 'error', 'keyboard'] },
});

/** Its button is the shop’s, as large as a finger: not the browser’s own. */
export const Usual = meta.story({
  tags: ['usual'],
  play: async ({ canvas, userEvent }) => {
    const plans = canvas.getByLabelText<HTMLInputElement>('Your plans');
    const [page, button] = [
      getComputedStyle(canvas.getByText('Your plans')),
      getComputedStyle(plans, '::file-selector-button'),
    ];
    await expect(button.minHeight).toBe('44px');
    await expect(button.fontFamily).toBe(page.fontFamily);
    await expect(button.color).toBe(page.color);
    await expect(button.borderTopColor).toBe(page.color);
    await expect(button.borderTopWidth).toBe('2px');
    await expect(plans.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);

    await userEvent.upload(plans, new File(['plans'], 'plans.pdf'));
    await expect(plans).toHaveAccessibleDescription('One file of up to 25 MB.');
    await expect(plans.files?.[0]?.name).toBe('plans.pdf');
  },
});

/** The same by night. */
export const ByNight = Usual.extend({ globals: { theme: 'night' } });

/** What was chosen cannot be taken. */
export const Wrong = meta.story({
  tags: ['error'],
  render: (args) => (
    <FieldFrame name="plans" label="Your plans" error="plans.exe is a program. Choose a picture or a text.">
      {(control) => <FileInput {...control} {...args} />}
    </FieldFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your plans')).toHaveAttribute('aria-invalid', 'true');
  },
});

/** Reached by keyboard. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Your plans')).toHaveFocus();
  },
});
