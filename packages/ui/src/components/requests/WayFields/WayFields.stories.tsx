import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { runAsText } from '../../../testing/runAsText.ts';
import { askAddress } from './askAddress.ts';
import { WayFields, type WayFieldsProps } from './WayFields.tsx';

const fetched = { value: 'pick-up', label: 'I fetch it' };
const brought = { value: 'delivery', label: 'Bring it, £6', note: 'Before noon.', address: true, fee: 600 };

const meta = preview.meta({
  component: WayFields,
  args: {
    legend: 'How does it get to you?',
    items: [fetched, brought],
    named: true,
    labels: { heading: 'Where to', street: 'Street', postcode: 'Postcode', town: 'Town' },
  },
  render: (args) => (
    <form aria-label="Order">
      <WayFields {...args} />
    </form>
  ),
});

/** The address is asked for once something goes there, and is kept while the customer changes their mind. */
export const FetchedOrBrought = meta.story({
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(form).toBeValid();
    await userEvent.click(canvas.getByRole('radio', { name: /^Bring it/ }));
    await expect(canvas.getByRole('group', { name: 'Where to' })).toBeVisible();
    await expect(form).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Town' }), 'Leith');
    await userEvent.click(canvas.getByRole('radio', { name: 'I fetch it' }));
    await expect(Object.fromEntries(new FormData(form))).toEqual({ way: 'pick-up' });
    await userEvent.click(canvas.getByRole('radio', { name: /^Bring it/ }));
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toHaveValue('Leith');
  },
});

/** In a demonstration it is still a choice, by keyboard too, but belongs to no form. */
export const Demonstration = meta.story({
  args: { named: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Bring it/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'I fetch it' })).not.toBeChecked();
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>('form'))]).toEqual([]);
  },
});

const served = (args: WayFieldsProps) => (
  <form aria-label="Order" dangerouslySetInnerHTML={{ __html: renderToString(<WayFields {...args} />) }} />
);

/** As the server sends it: nothing could insist on an address, so no way that needs one is offered yet. */
export const BeforeScript = meta.story({
  args: { items: [brought, fetched] },
  render: served,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(canvas.getByRole('radio')).toHaveAccessibleName('I fetch it');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(form).toBeValid();
    await expect(Object.fromEntries(new FormData(form))).toEqual({ way: 'pick-up' });

    runAsText(canvasElement, askAddress);
    await userEvent.click(canvas.getByRole('radio', { name: /^Bring it/ }));
    await expect(form).toBeInvalid();
    for (const field of canvas.getAllByRole('textbox')) await userEvent.type(field, 'Leith');
    await expect(form).toBeValid();
  },
});

/** A shop without a door: the address is asked for and required, by the browser alone. */
export const AlwaysSent = meta.story({
  args: { items: [brought, { value: 'post', label: 'Post it', address: true }] },
  render: served,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Bring it/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Post it' })).toBeVisible();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeRequired();
    await expect(canvas.getByRole('form')).toBeInvalid();
  },
});

/** Nothing of it goes anywhere. */
export const NoAddress = meta.story({
  args: { items: [fetched, { value: 'mail', label: 'By email' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'By email' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** German, words without end, the narrowest phone, to another person’s door. */
export const LongWords = meta.story({
  args: {
    items: [{ ...brought, label: 'Grundstückszustellungsbevollmächtigtenlieferung' }, fetched],
    labels: {
      recipient: 'Empfangsbevollmächtigte Person',
      heading: 'Lieferanschrift',
      street: 'Straße und Hausnummer',
      postcode: 'Postleitzahl',
      town: 'Ort',
    },
  },
  globals: { viewport: { value: 'narrow' } },
});
