import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ground } from '../../../theme/ground.css.ts';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'delivery', title: 'How soon will I be open?', content: '3-5 business days for Basic.' },
  { id: 'monthly', title: 'Is there anything to pay each month?', content: 'No monthly fees.' },
  {
    id: 'trade',
    title: 'What if nothing fits my trade?',
    content: (
      <p>
        <a href="/pricing#custom-development">Ask for a quote</a>, and we’ll say plainly what we can build.
      </p>
    ),
  },
];
const [first, second, third] = items.map(({ title }) => title) as [string, string, string];

const meta = preview.meta({
  component: Accordion,
  args: { items, headingLevel: 3 as const },
  decorators: [
    (Story) => (
      <div className={ground.plain}>
        <Story />
      </div>
    ),
  ],
});

/** All closed: the questions are the contents page. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    for (const title of [first, second, third]) {
      await expect(canvas.getByRole('button', { name: title })).toHaveAttribute('aria-expanded', 'false');
    }
    await expect(canvas.queryByRole('link', { name: 'Ask for a quote' })).not.toBeVisible();
  },
});

/** The one asked most stands open. */
export const FirstOpen = meta.story({
  args: { defaultOpen: ['delivery'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3-5 business days for Basic.')).toBeVisible();
    await expect(canvas.getByText('No monthly fees.')).not.toBeVisible();
  },
});

/** One makes room for the next, and can be closed again. */
export const OneAtATime = FirstOpen.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: second }));
    await expect(canvas.getByText('No monthly fees.')).toBeVisible();
    await expect(canvas.getByText('3-5 business days for Basic.')).not.toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: second }));
    await expect(canvas.getByText('No monthly fees.')).not.toBeVisible();
  },
});

/** Answers that are compared stay open together. */
export const SeveralOpen = meta.story({
  args: { multiple: true, defaultOpen: ['delivery', 'monthly'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('3-5 business days for Basic.')).toBeVisible();
    await expect(canvas.getByText('No monthly fees.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: third }));
    await expect(canvas.getByRole('link', { name: 'Ask for a quote' })).toBeVisible();
    await expect(canvas.getByText('No monthly fees.')).toBeVisible();
  },
});

/** Arrow keys, Home and End walk the questions; Enter and Space open them. What is closed is not in the Tab key’s way. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const question = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(question(first)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(question(second)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(question(third)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(question(first)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(question(third)).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(question(first)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{End} ');
    await expect(question(third)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ask for a quote' })).toHaveFocus();
  },
});

/** Every answer is in the page the server sends, with nothing a strict page would refuse. */
export const FromTheServer = meta.story({
  play: async () => {
    const html = renderToString(<Accordion items={items} headingLevel={3} />);
    await expect(html).toContain('No monthly fees.');
    await expect(html).toContain('Ask for a quote');
    await expect(html).not.toContain('style=');
    // Closed, and to be found by the browser before any script.
    await expect(html.match(/hidden="until-found"/g)).toHaveLength(3);
    await expect(html).not.toContain('hidden=""');
  },
});

/** Words found before the script is there: the browser has opened them, and they stay open when it comes. */
export const FoundBeforeScript = meta.story({
  args: { defaultOpen: ['delivery'] },
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<Accordion {...args} />) }} />,
  play: async ({ canvas, args }) => {
    const answer = canvas.getByText('No monthly fees.');
    await expect(answer).not.toBeVisible();
    // What a browser does when its search finds words in a folded answer.
    answer.closest('[hidden="until-found"]')!.removeAttribute('hidden');
    await expect(answer).toBeVisible();

    const place = canvas.getByRole('button', { name: first }).closest('div:not([data-state])')!;
    const root = hydrateRoot(place.parentElement!, <Accordion {...args} />);
    try {
      await expect(await canvas.findByRole('button', { name: second, expanded: true })).toBeVisible();
      await expect(canvas.getByText('No monthly fees.')).toBe(answer);
      await expect(answer).toBeVisible();
      await expect(canvas.getByRole('button', { name: first, expanded: false })).toBeVisible();
      await expect(canvas.getByText('3-5 business days for Basic.')).not.toBeVisible();
    } finally {
      root.unmount();
    }
  },
});

/** Words in a closed answer are found by the browser’s own search, which opens it. */
export const FoundInPage = meta.story({
  play: async ({ canvas }) => {
    const answer = canvas.getByText('No monthly fees.');
    await expect(answer).not.toBeVisible();
    const folded = answer.closest('[hidden="until-found"]');
    folded!.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(await canvas.findByRole('button', { name: second, expanded: true })).toBeVisible();
    await expect(answer).toBeVisible();
  },
});

/** German, a word without end, a narrow phone. */
export const LongWords = meta.story({
  args: {
    items: [
      {
        id: 'genehmigung',
        title: 'Brauche ich eine Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung?',
        content:
          'Nein. Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller brauchen sie auch nicht.',
      },
    ],
    defaultOpen: ['genehmigung'],
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Answers shorter than their questions. */
export const OneWordAnswers = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    items: [
      { id: 'delivery', title: 'How soon will I be open?', content: 'Soon.' },
      { id: 'monthly', title: 'Is there anything to pay each month?', content: 'No.' },
    ],
    multiple: true,
    defaultOpen: ['delivery', 'monthly'],
  },
});
