import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { RequestField } from '../RequestField/RequestField.tsx';
import { RequestSlip } from './RequestSlip.tsx';

const meta = preview.meta({
  component: RequestSlip,
  args: {
    id: 'ask',
    heading: 'Ask for a call',
    headingId: 'ask-heading',
    headingLevel: 2 as const,
    children: <RequestField label="Telephone" type="tel" required wide />,
    submit: 'Ring me',
    sent: { heading: 'That’s with us', text: 'We ring before we close.' },
  },
});

/** Nowhere to be posted to: it goes to its own answer. */
export const Demonstration = meta.story({
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: 'Ask for a call' });
    await expect(form).toHaveAttribute('action', '#ask-sent');
    await expect(form).toHaveAttribute('method', 'get');
    await expect(form).toBeInvalid();
    await expect(canvas.getByText('We ring before we close.')).not.toBeVisible();
  },
});

/** Posted, with all that can be said around it. */
export const Posted = meta.story({
  args: {
    formAction: '/calls',
    honeypot: { name: 'zq4v', label: 'Leave this empty' },
    lead: 'Between nine and five.',
    footnote: 'Your number goes no further than the till.',
    slip: 'raised',
  },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: 'Ask for a call' });
    await expect(form).toHaveAttribute('action', '/calls');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('id', 'ask-form');
    await expect(new FormData(form as HTMLFormElement).get('zq4v')).toBe('');
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
  },
});

/** The address names the answer: it is shown above the form. */
export const Sent = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const { location, history } = canvasElement.ownerDocument.defaultView!;
    const before = location.href;
    location.hash = '#ask-sent';
    await expect(canvas.getByText('That’s with us')).toBeVisible();
    history.replaceState(null, '', before);
  },
});

/** German, words without end, the narrowest phone, on a painted slip. */
export const LongWords = meta.story({
  args: {
    heading: 'Rückrufvereinbarungsformular',
    lead: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    submit: 'Um unverbindlichen Rückruf bitten',
    slip: 'deep',
  },
  globals: { viewport: { value: 'narrow' } },
});
