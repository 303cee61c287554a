import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { draft, pad } from '../../../components/forms/QuoteForm/QuoteForm.fixtures.ts';
import type { QuoteFormProps } from '../../../components/forms/QuoteForm/QuoteForm.tsx';
import { bench, german, pitch, workshop } from './CustomDevelopment.fixtures.ts';
import { CustomDevelopment, type CustomDevelopmentProps } from './CustomDevelopment.tsx';

const sent = fn();
const touched = fn();
const quote: QuoteFormProps = { ...pad, onSubmit: sent, onFirstTouch: touched };

const meta = preview.meta({
  component: CustomDevelopment,
  args: { heading: pitch.heading },
  beforeEach: () => {
    sent.mockReset();
    touched.mockReset();
  },
  parameters: {
    layout: 'fullscreen',
    states: [
      'least',
      'usual',
      'long-words',
      'empty',
      'missing-picture',
      'loading',
      'success',
      'error',
      'keyboard',
    ],
  },
});

function Server({ outcome, ...props }: CustomDevelopmentProps & { outcome: Partial<QuoteFormProps> }) {
  const [answer, setAnswer] = useState<Partial<QuoteFormProps>>({});
  return <CustomDevelopment {...props} quote={{ ...quote, ...answer, onSubmit: () => setAnswer(outcome) }} />;
}

/** The least: a question. */
export const HeadingOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: pitch.heading })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** The pitch, and a pad to write the order on: filled in, sent once however often it is pressed. */
export const Usual = meta.story({
  tags: ['usual'],
  args: { ...workshop, quote },
  play: async ({ canvas, userEvent }) => {
    sent.mockReturnValue(new Promise(() => undefined));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), draft.name);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), draft.email);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Business type' }), draft.business);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Budget range' }), '$1,000 to $2,500');
    await userEvent.type(canvas.getByRole('textbox', { name: 'What do you need?' }), 'A booking page');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Ask for a quote' }));
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({ ...draft, details: 'A booking page', honeypot: '' });
  },
});

/** On an inner page: the pitch, a picture, and a link to the pad. */
export const WithoutThePad = meta.story({
  args: { ...pitch, picture: bench, action: { label: 'Ask for a quote', href: '/pricing#quote' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute(
      'href',
      '/pricing#quote',
    );
    await expect(canvas.getByRole('img', { name: bench.alt })).toBeVisible();
  },
});

/** Pitch, picture and pad. */
export const WithPicture = meta.story({ args: { ...workshop, quote, picture: bench } });

/** The picture never came: its words stand in the frame. */
export const MissingPicture = meta.story({
  tags: ['missing-picture'],
  args: { ...pitch, picture: { ...bench, src: 'data:image/png;base64,AAAA' } },
});

/** Without examples there is no empty list. */
export const NoPoints = meta.story({
  tags: ['empty'],
  args: { ...workshop, quote, points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** On a painted board the pad stays paper. */
export const OnABoard = meta.story({ args: { ...workshop, quote, tone: 'deep' } });

/** Sent with nothing but a name: each field says what it lacks, and the first that does has the focus. */
export const Incomplete = meta.story({
  tags: ['error'],
  args: { ...workshop, quote },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ines');
    await userEvent.type(canvas.getByRole('textbox', { name: 'What do you need?' }), '  ');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a quote' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    for (const words of ['Enter an email like name@example.com', 'Choose a range, however rough']) {
      await expect(canvas.getByText(words)).toBeVisible();
    }
    await expect(canvas.getByText('Write us a line or two')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ines');
    await expect(sent).not.toHaveBeenCalled();
  },
});

/** On its way. */
export const Sending = meta.story({
  tags: ['loading'],
  args: { ...workshop, quote: { ...quote, draft, status: 'submitting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Filled in and sent without a mouse: the answer has the focus, and a number to write down. */
export const ByKeyboard = meta.story({
  tags: ['success', 'keyboard'],
  args: workshop,
  render: (args) => <Server {...args} outcome={{ status: 'success', reference: 'Q-7K2M' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ines{Tab}ines@okonjobell.example{Tab}Bicycles{Tab}');
    await expect(canvas.getByRole('combobox', { name: 'Budget range' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Up to $1,000');
    await userEvent.keyboard('{Tab}A booking page{Tab}{Enter}');
    const answer = canvas.getByRole('group', { name: 'We have your order' });
    await expect(answer).toHaveFocus();
    await expect(answer).toHaveTextContent('Your number Q-7K2M');
  },
});

/** Sent back by the server: a list that leads to the field, and everything still there. */
export const SentBack = meta.story({
  tags: ['error'],
  args: {
    ...workshop,
    quote: { ...quote, draft, problems: { fields: { email: 'This address does not take mail.' } } },
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'This address does not take mail.' })).toHaveAttribute(
      'href',
      `#${email.id}`,
    );
    await expect(canvas.getByRole('combobox', { name: 'Budget range' })).toHaveValue('1000-2500');
    await expect(canvas.getByRole('textbox', { name: 'What do you need?' })).toHaveValue(draft.details);
  },
});

/** No answer came. */
export const Failed = meta.story({
  tags: ['error'],
  args: { ...workshop, quote: { ...quote, draft, problems: { form: 'Something went wrong' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
  },
});

/** Written before the script loaded: the browser could post it, and nothing is lost when the script comes. */
export const BeforeScript = meta.story({
  args: { ...workshop, quote },
  render: (args) => (
    <div dangerouslySetInnerHTML={{ __html: renderToString(<CustomDevelopment {...args} />) }} />
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    const details = canvas.getByRole('textbox', { name: 'What do you need?' });
    await expect(details.closest('form')).toHaveAttribute('action', '/quote/create');
    await userEvent.type(details, 'Early');
    const mismatch = fn();
    const page = canvas.getByRole('region', { name: pitch.heading }).parentElement!;
    hydrateRoot(page, <CustomDevelopment {...args} />, { onRecoverableError: mismatch });
    await waitFor(() => expect(touched).toHaveBeenCalledOnce());
    await expect(details).toHaveValue('Early');
    await expect(canvas.getByText('1995 characters left')).toBeVisible();
    await expect(mismatch).not.toHaveBeenCalled();
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: german,
  globals: { viewport: { value: 'narrow' } },
});

/** An offer that leaves nothing out and says nothing. */
export const SolutionsForEverything = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...workshop,
    quote,
    heading: 'Tailor-made digital solutions',
    lead: 'We leverage cutting-edge technology to meet your unique business needs.',
    points: ['Consulting', 'Innovation', 'Full service'],
  },
});
