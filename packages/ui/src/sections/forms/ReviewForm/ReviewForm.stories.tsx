import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { asPrinted, asWithoutScript } from '../../../testing/asPrinted.ts';
import { german, page } from './ReviewForm.fixtures.ts';
import { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx';

const meta = preview.meta({
  component: ReviewForm,
  args: { ...page, onSubmit: fn() },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'loading', 'success', 'error', 'keyboard'],
  },
});

/** The least: an empty form, which is not printed. Without script it can be sent all the same. */
export const Blank = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await asPrinted(async () => {
      await expect(canvas.getByText('How is it?')).not.toBeVisible();
    });
    await asWithoutScript(async () => {
      await expect(canvas.getByText('How is it?')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Put it in the window' })).toBeVisible();
    });
  },
});

function Shop({ answer, ...props }: ReviewFormProps & { answer: Partial<ReviewFormProps> }) {
  const [told, setTold] = useState<Partial<ReviewFormProps>>({});
  return (
    <ReviewForm
      {...props}
      {...told}
      onSubmit={(values) => {
        void props.onSubmit?.(values);
        setTold(answer);
      }}
    />
  );
}

/** Four stars and a line, without a mouse: thanked in the form’s place. */
export const ByKeyboard = meta.story({
  tags: ['usual', 'success', 'keyboard'],
  args: { lead: 'Others read it before they choose. Your name is not in it.' },
  render: (args) => <Shop {...args} answer={{ status: 'success' }} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}{Tab}Open by Friday.{Tab}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 4, text: 'Open by Friday.' });
    await expect(canvas.getByRole('group', { name: 'Thank you' })).toHaveFocus();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** Words without a star: the stars say what they lack, and the words stay. */
export const Incomplete = meta.story({
  tags: ['error'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Open by Friday.');
    await userEvent.click(canvas.getByRole('button', { name: 'Put it in the window' }));
    await expect(canvas.getByRole('radio', { name: 'Poor' })).toHaveFocus();
    await expect(canvas.getByText('Choose from one to five stars')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Open by Friday.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** It was refused, and no field is at fault. */
export const Refused = meta.story({
  tags: ['error'],
  args: { problems: { form: 'This order has its review already. Thank you.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This order has its review already. Thank you.',
    );
  },
});

/** On its way. */
export const Sending = meta.story({
  tags: ['loading'],
  args: { status: 'submitting' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Putting it up…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...german, problems: { fields: { text: 'Zufriedenheitsbeschreibungsmindestlänge' } } },
  globals: { viewport: { value: 'narrow' } },
});

/** Stars that cannot be low. */
export const OnlyPraise = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    lead: 'Tell everybody how much you love it.',
    labels: { ...page.labels, stars: ['Good', 'Very good', 'Great', 'Amazing', 'Perfect'] },
  },
});
