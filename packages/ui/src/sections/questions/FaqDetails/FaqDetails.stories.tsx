import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { asPrinted } from '../../../testing/asPrinted.ts';
import { workshop } from './FaqDetails.fixtures.ts';
import { FaqDetails } from './FaqDetails.tsx';

const meta = preview.meta({
  component: FaqDetails,
  args: workshop,
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'open', 'closed', 'keyboard'],
  },
});

/** The first answer stands open, so no visitor has to learn how it works. On paper all of them are. */
export const FirstOpen = meta.story({
  tags: ['usual', 'open'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(workshop.items[0]!.answer)).toBeVisible();
    await expect(canvas.getByText(workshop.items[1]!.answer)).not.toBeVisible();
    await asPrinted(async () => {
      const answers = workshop.items.map(({ answer }) => canvas.getByText(answer));
      await expect(answers.filter((answer) => answer.checkVisibility())).toEqual(answers);
    });
  },
});

/** One answer makes room for the next. */
export const OneAtATime = meta.story({
  tags: ['open', 'closed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(workshop.items[1]!.question));
    await expect(canvas.getByText(workshop.items[1]!.answer)).toBeVisible();
    await expect(canvas.getByText(workshop.items[0]!.answer)).not.toBeVisible();
  },
});

/** Opened and closed without a mouse. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const question = canvas.getByText(workshop.items[1]!.question);
    await expect(question).toHaveFocus();
    // A browser turns the Enter key on a summary into a click; synthetic keys do not.
    question.click();
    await expect(canvas.getByText(workshop.items[1]!.answer)).toBeVisible();
  },
});

/** One question too few to fold. */
export const One = meta.story({ tags: ['least'], args: { items: workshop.items.slice(0, 1) } });

/** On a painted board, with a word on who to ask. */
export const OnABoard = meta.story({
  tags: ['usual'],
  args: { lead: 'Not here? Ring 0131 496 0733 and ask for Bell.', tone: 'deep' },
});

/** German, a word without end, a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Häufig gestellte Fragen',
    items: [
      {
        question: 'Brauche ich eine Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung?',
        answer: 'Nein. Ein Fahrrad und gute Laune genügen völlig, solange beides verkehrssicher ist.',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});

/** No customer has asked anything yet. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [], lead: 'Ring and ask: 0131 496 0733.' },
});

/** Not even a way to ask: there is no heading. */
export const NothingAtAll = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: rendersNothing,
});

/** Everything that customers ever asked: still one answer at a time. */
export const Many = meta.story({
  tags: ['many', 'closed'],
  args: {
    items: Array.from({ length: 18 }, (_, place) => ({
      question: `Question ${place + 1}: can you mend this?`,
      answer: `Answer ${place + 1}: most likely. Bring it in and we will have a look.`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^Question 18/));
    const open = canvas.getAllByText(/^Answer/).filter((answer) => answer.checkVisibility());
    await expect(open).toEqual([canvas.getByText(/^Answer 18/)]);
  },
});

/** Terms of business, one paragraph at a time. */
export const TermsInFolds = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    heading: 'Terms and conditions',
    items: [
      {
        question: '§ 1 Scope',
        answer: 'These terms apply to all repairs. Anything else has to be agreed in writing.',
      },
      {
        question: '§ 2 Collection',
        answer: 'What has not been fetched within six weeks is sold. See § 1.',
      },
    ],
  },
});
