import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Field } from '../Field/Field.tsx';
import { AccountPanelForm, type AccountPanelFormProps } from './AccountPanelForm.tsx';

const meta = preview.meta({
  component: AccountPanelForm,
  args: {
    heading: 'Name',
    headingLevel: 2 as const,
    formAction: '/account',
    submit: { label: 'Save', busyLabel: 'Saving…' },
    done: 'Saved.',
    children: <Field name="name" label="Name" defaultValue="Ada" />,
  },
  parameters: { layout: 'fullscreen' },
});

/** As it is kept, open to be changed. */
export const AsKept = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(canvas.queryByText('Saved.')).toBeNull();
  },
});

/** Kept, until it is changed again. */
export const Saved = meta.story({
  args: { status: 'success' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Saved.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), ' H');
    await expect(canvas.queryByText('Saved.')).toBeNull();
  },
});

function Keeper(props: AccountPanelFormProps) {
  const [status, setStatus] = useState<AccountPanelFormProps['status']>('idle');
  return <AccountPanelForm {...props} status={status} onSubmit={() => setStatus('success')} />;
}

/** Kept, and nothing left lying about. */
export const Emptied = meta.story({
  args: { emptied: true, children: <Field name="code" label="Code" /> },
  render: (args) => <Keeper {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1234{Enter}');
    await expect(canvas.getByText('Saved.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
});

/** Sent by keyboard alone. */
export const KeyboardOnly = meta.story({
  args: { onSubmit: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ada H{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    heading: 'Rechnungsempfängerangaben',
    submit: { label: 'Änderungen übernehmen', busyLabel: 'Wird übernommen …' },
    done: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung übernommen.',
    status: 'success',
  },
  globals: { viewport: { value: 'narrow' } },
});
