import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { classic, german, refusal, sixAddOns } from './CheckoutForm.fixtures.ts';
import { CheckoutForm, type CheckoutFormProps } from './CheckoutForm.tsx';

const meta = preview.meta({
  component: CheckoutForm,
  args: { ...classic, onSubmit: fn() },
  parameters: {
    layout: 'fullscreen',
    states: [
      'least',
      'usual',
      'long-words',
      'many',
      'empty',
      'missing-picture',
      'loading',
      'error',
      'keyboard',
    ],
  },
});

/** Nothing ticked, nothing typed: a form that any browser can post. */
export const Fresh = meta.story({
  tags: ['least', 'usual'],
  play: async ({ canvas }) => {
    const form = canvas.getByRole('button', { name: 'Pay by card' }).closest('form')!;
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('action', '/api/create-checkout-session');
    await expect([...new FormData(form)]).toEqual([
      ['templateId', 'barbershop-classic'],
      ['formKey', expect.stringMatching(/^[0-9a-f]{32}$/)],
      ['name', ''],
      ['email', ''],
      ['business', ''],
      ['company', ''],
      ['street', ''],
      ['postalCode', ''],
      ['city', ''],
      ['country', ''],
      ['taxNumber', ''],
    ]);
    await expect(canvas.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/templates');
    await expect(canvas.getByRole('region', { name: 'Order summary' })).toHaveTextContent(/paid once \$299/);
    await expect(canvas.getByRole('status').textContent).toBe('');
  },
});

/** Each tick prints a line, and the new total is announced once, by a region that was there before. */
export const Ticked = meta.story({
  tags: ['usual'],
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    const lines = () => canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Custom Domain Setup + $25' }));
    await userEvent.click(canvas.getByText('Extra Pages'));
    await expect(lines()).toEqual(['Barbershop Classic', 'Extra Pages', 'Custom Domain Setup']);
    await expect(canvas.getByRole('region', { name: 'Order summary' })).toHaveTextContent(/paid once \$374/);
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(status.textContent).toBe('Total $374');

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Extra Pages + $50' }));
    await expect(lines()).toEqual(['Barbershop Classic', 'Custom Domain Setup']);
    await expect(status.textContent).toBe('Total $324');
  },
});

/** A whole purchase without a mouse, sent once. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox', { name: 'Name' }).focus();
    await userEvent.keyboard('Ada Hargreave{Tab}ada@example.com{Tab}Hargreave & Son');
    canvas.getByRole('checkbox', { name: 'Extra Pages + $50' }).focus();
    await userEvent.keyboard('{Tab} {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Ada Hargreave',
      email: 'ada@example.com',
      business: 'Hargreave & Son',
      billing: {},
      addOns: ['blogSetup'],
      formKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  },
});

/** For a business's bookkeeper: made out to a business, with the fields that are filled in. */
export const BilledToBusiness = meta.story({
  tags: ['usual'],
  args: { draft: { name: 'Ada Hargreave', email: 'ada@example.com' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Bill to a business'));
    await userEvent.type(canvas.getByLabelText('Company (optional)'), 'Hargreave Trading Ltd');
    await userEvent.selectOptions(canvas.getByLabelText('Country (optional)'), 'Ireland');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay by card' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ billing: { company: 'Hargreave Trading Ltd', country: 'IE' } }),
    );
  },
});

/** Sent without a name: nothing is lost, neither what was typed nor what was ticked. */
export const Incomplete = meta.story({
  tags: ['error'],
  play: async ({ canvas, userEvent, args }) => {
    const blog = canvas.getByRole('checkbox', { name: 'Blog Setup + $100' });
    await userEvent.click(blog);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Email' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay by card' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(canvas.getByText('Enter your name')).toBeVisible();
    await expect(canvas.getByText('Enter an email address like name@example.com')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada');
    await expect(blog).toBeChecked();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** On the way to the payment page. */
export const Submitting = meta.story({
  tags: ['loading'],
  args: { status: 'submitting', draft: { name: 'Ada', email: 'ada@example.com' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Taking you to the payment page…');
  },
});

/** The payment page could not be reached: nothing is lost and nothing was charged. */
export const Refused = meta.story({
  tags: ['error'],
  args: {
    problems: { form: refusal },
    draft: { name: 'Ada', email: 'ada@example.com', addOns: ['extraPages'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(refusal);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
    await expect(canvas.getByRole('region', { name: 'Order summary' })).toHaveTextContent(/paid once \$349/);
  },
});

/** The server sent two things back to be put right, one of them about what was ticked. */
export const SentBack = meta.story({
  tags: ['error'],
  args: {
    problems: { fields: { addOns: 'Blog Setup is sold out.', email: 'This address does not take mail.' } },
    draft: { name: 'Ada', email: 'ada@nowhere.example', addOns: ['blogSetup'] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(canvas.getAllByRole('link', { name: /sold out|take mail/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('link', { name: 'Blog Setup is sold out.' }));
    await expect(canvas.getByRole('group', { name: 'Anything else?' })).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Anything else?' })).toHaveAccessibleDescription(
      'Blog Setup is sold out.',
    );
  },
});

/** Typed and ticked before the script loaded: the receipt catches up and nothing is lost. */
export const BeforeScript = meta.story({
  args: { draft: { formKey: 'drawn-with-the-page-anew' } },
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<CheckoutForm {...args} />) }} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Blog Setup + $100' }));
    await userEvent.type(name, 'Ada');
    await expect(canvas.getByRole('region', { name: 'Order summary' })).toHaveTextContent(/paid once \$299/);
    const key = canvasElement.querySelector<HTMLInputElement>('[name=formKey]')!;
    await expect(key).toHaveValue('drawn-with-the-page-anew');
    // As a browser does for a visitor who comes back.
    key.value = 'of-the-form-that-was-sent';

    const mismatch = fn();
    const page = canvas.getByRole('region', { name: 'At the till' }).parentElement!;
    hydrateRoot(page, <CheckoutForm {...args} />, { onRecoverableError: mismatch });
    const receipt = canvas.getByRole('region', { name: 'Order summary' });
    await waitFor(() => expect(receipt).toHaveTextContent(/paid once \$399/));
    await expect(canvas.getByRole('checkbox', { name: 'Blog Setup + $100' })).toBeChecked();
    await expect(name).toHaveValue('Ada');
    await expect(key).toHaveValue('of-the-form-that-was-sent');
    // What the page said was another total: the press that wakes it is not passed over in silence.
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/\$399$/));
    await expect(mismatch).not.toHaveBeenCalled();
  },
});

interface OvertakenProps extends CheckoutFormProps {
  /** Called once the form has read the ticks, and before it has rendered them. */
  meanwhile: () => void;
}

function Overtaken({ meanwhile, ...form }: OvertakenProps) {
  useEffect(() => meanwhile(), [meanwhile]);
  return <CheckoutForm {...form} />;
}

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Ticked before the script loaded, and unticked before the first reading is rendered: nothing unticked is added up. */
export const WhileTakingOver = meta.story({
  render: (args) => (
    <div dangerouslySetInnerHTML={{ __html: renderToString(<Overtaken {...args} meanwhile={fn()} />) }} />
  ),
  play: async ({ canvas, userEvent, args }) => {
    const blog = canvas.getByRole('checkbox', { name: 'Blog Setup + $100' });
    const domain = canvas.getByRole('checkbox', { name: 'Custom Domain Setup + $25' });
    await userEvent.click(blog);
    const meanwhile = fn(() => blog.click());

    const page = canvas.getByRole('region', { name: 'At the till' }).parentElement!;
    hydrateRoot(page, <Overtaken {...args} meanwhile={meanwhile} />);
    await waitFor(() => expect(meanwhile).toHaveBeenCalledOnce());
    await drawn();
    const receipt = canvas.getByRole('region', { name: 'Order summary' });
    await expect(blog).not.toBeChecked();
    await expect(receipt).toHaveTextContent(/paid once \$299/);

    await userEvent.click(domain);
    await expect(receipt).toHaveTextContent(/paid once \$324/);
  },
});

/** On a phone the total stays at the foot, and never over the focus. */
export const OnAPhone = meta.story({
  tags: ['many'],
  args: { addOns: sixAddOns },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pay = canvas.getByRole('button', { name: 'Pay by card' });
    await expect(pay.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    const bar = pay.parentElement!;
    await expect(bar).toHaveTextContent('Total $299');
    const receipt = canvas.getByRole('region', { name: 'Order summary' });
    await expect(receipt.compareDocumentPosition(pay) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const stops = canvasElement.querySelectorAll(
      'form :is(input:not([type=hidden], [hidden]), [href^=mailto])',
    ).length;

    canvas.getByRole('link', { name: 'Change' }).focus();
    for (let stop = 0; stop < stops; stop++) {
      await userEvent.tab();
      const focused = document.activeElement!;
      focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      await expect(focused.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().top,
      );
    }
  },
});

/** The error of a field stands clear of the bar, too, once that field has the focus. */
export const FaultOnAPhone = meta.story({
  tags: ['error'],
  args: { addOns: sixAddOns },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const pay = canvas.getByRole('button', { name: 'Pay by card' });
    await userEvent.click(pay);
    const name = canvas.getByLabelText('Name');
    await waitFor(() => expect(name).toHaveFocus());
    // The lowest place to which a field is scrolled into sight.
    window.scrollTo({ top: 0, behavior: 'instant' });
    name.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const fault = canvas.getByText(classic.labels.enterName);
    await waitFor(() =>
      expect(fault.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        pay.parentElement!.getBoundingClientRect().top,
      ),
    );
  },
});

/** On a desktop the button stands under the receipt, in the first screen, and stays there. */
export const PayInSight = meta.story({
  tags: ['usual'],
  args: { addOns: sixAddOns },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: 'Pay by card' });
    const receipt = canvas.getByRole('region', { name: 'Order summary' });
    const { left, bottom } = receipt.getBoundingClientRect();
    await expect(pay.getBoundingClientRect().left).toBe(left);
    await expect(pay.getBoundingClientRect().top - bottom).toBeLessThan(40);
    canvas.getByLabelText('Email').scrollIntoView({ block: 'center', behavior: 'instant' });
    await expect(pay.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(pay.getBoundingClientRect().top).toBeGreaterThan(0);
  },
});

/** A template with extras of its own. */
export const Many = meta.story({ tags: ['many'], args: { addOns: sixAddOns } });

/** Nothing to add. */
export const NoAddOns = meta.story({
  tags: ['empty'],
  args: { addOns: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Anything else?' })).toBeNull();
  },
});

/** Long words and sums, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...german, draft: { addOns: ['domainSetup'] } },
  globals: { viewport: { value: 'narrow' } },
});

/** The picture never came. */
export const MissingPicture = meta.story({
  tags: ['missing-picture'],
  args: {
    template: {
      ...classic.template,
      picture: { ...classic.template.picture, alt: 'A barber’s site', src: 'data:image/png;base64,AAAA' },
    },
  },
});

/** Everything is in the basket already. */
export const TickedForThem = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    addOns: sixAddOns,
    draft: { addOns: sixAddOns.slice(0, 3).map(({ id }) => id) },
    labels: { ...classic.labels, pay: 'Complete now' },
  },
});
