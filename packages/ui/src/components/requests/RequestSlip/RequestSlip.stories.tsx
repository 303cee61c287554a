import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Section, Split } from '../../../primitives/index.ts';
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

/** Alone on a wide page it takes the whole of it: what it is about stands beside the fields, with other ways to ask. */
export const Alone = meta.story({
  args: { lead: 'Between nine and five.', facts: <p>0131 496 0733</p> },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <Section labelledBy="ask-heading">
        <Story />
      </Section>
    ),
  ],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    const field = canvas.getByLabelText('Telephone').getBoundingClientRect();
    await expect(heading.right).toBeLessThan(field.left);
    await expect(Math.abs(heading.top - field.top)).toBeLessThan(80);
    await expect(canvas.getByText('0131 496 0733')).toBeVisible();
    await expect(canvas.getByRole('form').getBoundingClientRect().width).toBeGreaterThan(1000);
  },
});

/** On a phone the fields follow the heading, and a page says its facts elsewhere. */
export const AloneOnAPhone = Alone.extend({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    await expect(canvas.getByLabelText('Telephone').getBoundingClientRect().top).toBeGreaterThan(
      heading.bottom,
    );
    await expect(canvas.getByText('0131 496 0733')).not.toBeVisible();
  },
});

/** Beside another section it keeps its heading above the fields, and leaves the facts to that section. */
export const Beside = meta.story({
  args: Alone.composed.args,
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <Split first="more">
        <Story />
        <p>Open from nine</p>
      </Split>
    ),
  ],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    await expect(canvas.getByLabelText('Telephone').getBoundingClientRect().top).toBeGreaterThan(
      heading.bottom,
    );
    await expect(canvas.getByText('0131 496 0733')).not.toBeVisible();
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
