import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/SubmitButton/SubmitButton.tsx';
import { addressLabels, germanAddressLabels } from './FilteredField.fixtures.ts';
import { FilteredField, type FilteredFieldProps } from './FilteredField.tsx';

const meta = preview.meta({
  component: FilteredField,
  args: {
    name: 'email',
    label: 'Email',
    kind: 'email' as const,
    autoComplete: 'username' as const,
    labels: addressLabels,
  },
  parameters: { states: ['least', 'usual', 'long-words', 'error', 'keyboard'] },
});

/** An address as most people type it: nothing is left out and nothing is said. */
export const Email = meta.story({
  tags: ['least'],
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'Ada.Hargreave_1@Example-Shop.com');
    await expect(email).toHaveValue('ada.hargreave_1@example-shop.com');
    await expect(canvas.getByRole('status').textContent).toBe('');
  },
});

/** Something that no address may have: left out as it is typed, and said politely. */
export const LeftOut = meta.story({
  tags: ['usual'],
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'Ada, Shop@example.com@');
    await expect(email).toHaveValue('adashop@example.com');
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(status).toHaveTextContent('We left out “,” and “ ” and “@”, which cannot be used here.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** What an address may have is left out as well, and put back at a press: from then on it may be typed. */
export const Kept = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    await userEvent.type(email, 'Jo+sh');
    await expect(email).toHaveValue('josh');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'We left out “+”. Is that part of your address?',
    );
    await expect(email).toBeInvalid();

    await userEvent.click(canvas.getByRole('button', { name: 'Keep “+”' }));
    await expect(email).toHaveValue('jo+sh');
    await expect(email).toHaveFocus();
    await expect(email).toBeValid();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('op+2@example.com');
    await expect(email).toHaveValue('jo+shop+2@example.com');
  },
});

/** Pasted: a press puts each back where it stood. */
export const Pasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.click(email);
    await userEvent.paste("O'Brien+Shop@example.com");
    await expect(email).toHaveValue('obrienshop@example.com');
    await userEvent.click(canvas.getByRole('button', { name: "Keep “'” and “+”" }));
    await expect(email).toHaveValue("o'brien+shop@example.com");
  },
});

/** Filled in by the browser or a password manager, without the field having the focus. */
export const FilledIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    email.setRangeText('jo+shop@example.com');
    email.dispatchEvent(new Event('input', { bubbles: true }));
    await expect(email).toHaveValue('joshop@example.com');
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep “+”' }));
    await expect(email).toHaveValue('jo+shop@example.com');
    // Filled in once more, it does not ask the visitor again.
    email.setRangeText('jo+shop@example.com', 0, email.value.length);
    email.dispatchEvent(new Event('input', { bubbles: true }));
    await expect(email).toHaveValue('jo+shop@example.com');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A slip of the finger: the visitor does without the character, and is not asked again. */
export const Dismissed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    await userEvent.type(email, 'ada+@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave it out' }));
    await expect(email).toHaveValue('ada@example.com');
    await expect(email).toHaveFocus();
    await expect(email).toBeValid();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

const sent = fn();

function Sent(props: FilteredFieldProps) {
  return (
    <Form
      formAction="/user/login"
      messages={{ email: 'Enter your email address' }}
      onSubmit={(values) => void sent(values.get('email'))}
    >
      <FilteredField {...props} />
      <SubmitButton label="Log in" busyLabel="Logging in…" />
    </Form>
  );
}

/** A form is not sent while it is undecided whether the characters belong to the address. */
export const Undecided = meta.story({
  tags: ['error'],
  render: Sent,
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const send = canvas.getByRole('button', { name: 'Log in' });
    await userEvent.type(email, 'jo+shop@example.com');
    await userEvent.click(send);
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Keep “+” or leave it out');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave it out' }));
    await expect(email).toHaveAccessibleDescription('');
    await userEvent.click(send);
    await expect(sent).toHaveBeenLastCalledWith('joshop@example.com');

    await userEvent.clear(email);
    await userEvent.type(email, 'jo+shop@example.com{Enter}');
    await expect(email).toHaveAccessibleDescription('Keep “+” or leave it out');
    await expect(sent).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep “+”' }));
    await expect(email).toHaveAccessibleDescription('');
    await userEvent.click(send);
    await expect(sent).toHaveBeenLastCalledWith('jo+shop@example.com');
  },
});

/** A domain has letters of any script. A name before the @ has not, and none can be put back. */
export const OtherScripts = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'Q@München.de');
    await expect(email).toHaveValue('q@münchen.de');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.clear(email);
    await userEvent.paste('ü名@例え.jp');
    await expect(email).toHaveValue('@例え.jp');
    await expect(canvas.getByRole('status')).toHaveTextContent('We left out “ü” and “名”');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Put together from several keys: not looked at until it is whole. */
export const Composed = meta.story({
  play: async ({ canvas }) => {
    const email = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    email.focus();
    email.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    email.setRangeText('q@れい', 0, email.value.length, 'end');
    email.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    email.setRangeText('q+@例え', 0, email.value.length, 'end');
    email.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    await expect(email).toHaveValue('q+@例え');
    email.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await expect(email).toHaveValue('q@例え');
    await expect(await canvas.findByRole('button', { name: 'Keep “+”' })).toBeVisible();
  },
});

/** A username keeps its capitals. */
export const Username = meta.story({
  args: {
    name: 'username',
    label: 'Username',
    kind: 'username',
    autoComplete: 'nickname',
    labels: { refused: () => 'Only letters, digits and . _ - can be used here. Anything else is left out.' },
  },
  play: async ({ canvas, userEvent }) => {
    const username = canvas.getByRole('textbox', { name: 'Username' });
    await userEvent.type(username, 'Ada & Son_1.2-3@');
    await expect(username).toHaveValue('AdaSon_1.2-3');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Only letters, digits and . _ - can be used here.',
    );
    await expect(username).toBeValid();
  },
});

/** Put right in the middle, without a mouse: the caret stays where it was. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: { defaultValue: 'ada@example.com' },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    await userEvent.tab();
    email.setSelectionRange(3, 3);
    await userEvent.keyboard('+');
    await expect(email).toHaveValue('ada@example.com');
    await expect(email.selectionStart).toBe(3);
    await userEvent.keyboard('B');
    await expect(email).toHaveValue('adab@example.com');
    await expect(email.selectionStart).toBe(4);
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('button', { name: 'Keep “+”' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveValue('ada+b@example.com');
    await expect(email.selectionStart).toBe(5);
  },
});

/** Typed before the script loaded: filtered as soon as it has. */
export const BeforeScript = meta.story({
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<FilteredField {...args} />) }} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'Ada+(1@example.com');
    const mismatch = fn();
    const page = canvasElement.querySelector('[for]')!.parentElement!.parentElement!;
    hydrateRoot(page, <FilteredField {...args} />, { onRecoverableError: mismatch });
    await waitFor(() => expect(email).toHaveValue('ada1@example.com'));
    await expect(canvas.getByRole('status')).toHaveTextContent('We left out “(”');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep “+”' }));
    await expect(email).toHaveValue('ada+1@example.com');
    await expect(mismatch).not.toHaveBeenCalled();
  },
});

/** Long words, with an error beside them, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words', 'error'],
  args: {
    label: 'Elektronische Postanschrift',
    labels: germanAddressLabels,
    error: 'Diese Postanschrift ist bereits vergeben.',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ä+');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^„ä“ wurde ausgelassen/);
    await expect(canvas.getByRole('button', { name: '„+“ in der Postanschrift beibehalten' })).toBeVisible();
  },
});
