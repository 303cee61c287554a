import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Form, type FormProps } from '../Form/Form.tsx';
import { BillingFields, type BillingFieldsProps } from './BillingFields.tsx';
import { countries, draft, labels } from './BillingFields.fixtures.ts';

const meta = preview.meta({ component: BillingFields, args: { countries, labels } });

/** Most customers need none of it, and are asked nothing. */
export const Closed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Company (optional)')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Bill to a business'));
    await expect(canvas.getByLabelText('Company (optional)')).toBeVisible();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).not.toBeRequired();
    await expect(canvas.getByLabelText('Country (optional)')).toHaveAccessibleDescription(
      'By itself it is not printed.',
    );
  },
});

/** Filled in before: there to be seen, and to be changed. */
export const FilledIn = meta.story({
  args: { draft },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Company (optional)')).toBeVisible();
    await expect(canvas.getByLabelText('Country (optional)')).toHaveValue('GB');
    await expect(canvas.getByLabelText('VAT or tax number (optional)')).toHaveValue('GB 123 4567 89');
  },
});

function Arriving(args: BillingFieldsProps) {
  const [known, setKnown] = useState(false);
  return (
    <>
      <BillingFields {...args} draft={known ? draft : args.draft} />
      <button type="button" onClick={() => setKnown(true)}>
        It is Ada
      </button>
    </>
  );
}

/** The account is known only after the customer has begun: what they typed stays, and is not mixed with it. */
export const ToldLate = meta.story({
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Bill to a business'));
    await userEvent.type(canvas.getByLabelText('Company (optional)'), 'Hargreave GmbH');
    await userEvent.click(canvas.getByRole('button', { name: 'It is Ada' }));
    await expect(canvas.getByLabelText('Company (optional)')).toHaveValue('Hargreave GmbH');
    await expect(canvas.getByLabelText('Street and number (optional)')).toHaveValue('');
    await expect(canvas.getByLabelText('Country (optional)')).toHaveValue('');
  },
});

/** The account is known in time: all is filled in. Folded away again, none of it is sent; opened, it is there. */
export const ToldInTime = meta.story({
  render: (args) => (
    <form aria-label="Till">
      <Arriving {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('company');
    await userEvent.click(canvas.getByRole('button', { name: 'It is Ada' }));
    await expect(canvas.getByLabelText('Country (optional)')).toHaveValue('GB');
    await expect(canvas.getByLabelText('Town or city (optional)')).toHaveValue('Leeds');
    await expect(sent()).toBe('Sharp Trading Ltd');
    await userEvent.click(canvas.getByText('Bill to a business'));
    await waitFor(() => expect(sent()).toBeNull());
    await userEvent.click(canvas.getByText('Bill to a business'));
    await waitFor(() => expect(sent()).toBe('Sharp Trading Ltd'));
  },
});

const wrong = 'Enter a VAT or tax number of letters and figures, like GB 123 4567 89, or leave this empty';

function Refusing(args: BillingFieldsProps) {
  const [problems, refuse] = useState<FormProps['problems']>();
  return (
    <Form
      formAction="/checkout"
      problems={problems}
      onSubmit={() => refuse({ fields: { taxNumber: wrong } })}
    >
      <BillingFields {...args} />
      <button type="submit">Pay</button>
    </Form>
  );
}

/** Refused: the fold opens at the field, and what the customer typed is there. */
export const Refused = meta.story({
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = () => canvas.getByLabelText('VAT or tax number (optional)');
    await userEvent.click(canvas.getByText('Bill to a business'));
    await userEvent.type(field(), 'none');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(field()).toBeVisible();
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAccessibleDescription(/letters and figures/);
    await expect(field()).toHaveValue('none');
  },
});

/** By keyboard alone. */
export const KeyboardOnly = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Bill to a business')).toHaveFocus();
    await userEvent.click(canvas.getByText('Bill to a business'));
    await userEvent.keyboard('{Tab}Sharp Trading Ltd{Tab}1 High Street');
    await expect(canvas.getByLabelText('Street and number (optional)')).toHaveValue('1 High Street');
  },
});

/** German, words without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    draft: { ...draft, company: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsgesellschaft mbH' },
    labels: {
      ...labels,
      open: 'Rechnungsempfängerunternehmensangaben',
      hint: 'Nur wenn Ihre Buchhaltung es braucht: Was Sie hier eintragen, steht auf der Rechnung, die jeder öffnen kann, der den Link hat. Sonst bleibt es zu.',
      noCountry: 'Bitte wählen Sie eines',
      taxNumber: 'Umsatzsteueridentifikationsnummer',
      taxNumberHint: 'So wie sie auf Ihren eigenen Rechnungen steht.',
      optional: 'freiwillig',
    },
  },
  globals: { viewport: { value: 'narrow' } },
});
