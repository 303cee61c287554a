import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { shop, uhrmacher } from './FaqAccordion.fixtures.ts';
import { FaqAccordion } from './FaqAccordion.tsx';

const [delivery, monthly, morePages, custom] = shop.items;
const arriveAt = (hash: string) => {
  history.replaceState(null, '', hash || location.pathname + location.search);
  dispatchEvent(new HashChangeEvent('hashchange'));
};

const meta = preview.meta({
  component: FaqAccordion,
  args: { heading: shop.heading, items: shop.items.slice(0, 1) },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'open', 'closed', 'keyboard'],
  },
});

/** One question too few to look for. */
export const OneQuestion = meta.story({ tags: ['least'] });

/** Below the prices: the questions people have on their way out, all closed. */
export const Usual = meta.story({
  tags: ['usual', 'closed'],
  args: shop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: shop.heading })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(canvas.getAllByRole('button', { expanded: false })).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Ask a question' })).toHaveAttribute(
      'href',
      '/#contact-form',
    );
  },
});

/** The first answer stands open, so no visitor has to learn how it works; the next one closes it. */
export const FirstOpen = meta.story({
  tags: ['open'],
  args: { ...shop, defaultOpen: ['delivery'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(delivery!.answer)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: monthly!.question }));
    await expect(canvas.getByText(monthly!.answer)).toBeVisible();
    await expect(canvas.getByText(delivery!.answer)).not.toBeVisible();
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
  },
});

/** Answers that are compared stay open side by side. */
export const SeveralOpen = meta.story({
  tags: ['open'],
  args: { ...shop, multiple: true, defaultOpen: ['delivery', 'more-pages'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: monthly!.question }));
    for (const { answer } of [delivery!, monthly!, morePages!]) {
      await expect(canvas.getByText(answer)).toBeVisible();
    }
  },
});

/** A link from a letter leads straight to the answer: it is open and in sight. */
export const LinkedTo = meta.story({
  tags: ['open'],
  args: { ...shop, defaultOpen: ['delivery'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => {
    history.replaceState(null, '', '#custom');
    return () => arriveAt('');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: custom!.question, expanded: true })).toBeVisible();
    await expect(canvas.getByText(custom!.answer)).toBeVisible();
    await expect(canvas.getByText(delivery!.answer)).not.toBeVisible();

    arriveAt('#more-pages');
    const question = await canvas.findByRole('button', { name: morePages!.question, expanded: true });
    await waitFor(() => {
      const { top, bottom } = question.getBoundingClientRect();
      return expect(top >= 0 && bottom <= innerHeight).toBe(true);
    });
  },
});

/** Everything without a mouse: Tab to the questions, arrows between them, Enter and Space to open. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: shop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ask a question' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByText(monthly!.answer)).toBeVisible();
    await userEvent.keyboard('{End} ');
    await expect(canvas.getByText(custom!.answer)).toBeVisible();
    await expect(canvas.getByText(monthly!.answer)).not.toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: delivery!.question })).toHaveFocus();
  },
});

/** A search engine, a printer and a visitor without script are given every answer. */
export const FromTheServer = meta.story({
  tags: ['closed'],
  args: shop,
  play: async () => {
    const html = renderToString(<FaqAccordion {...shop} />);
    for (const { answer } of shop.items) {
      await expect(html).toContain(answer);
    }
    await expect(html).not.toContain('style=');
  },
});

/** On a painted board. */
export const OnABoard = meta.story({
  tags: ['open'],
  args: { ...shop, tone: 'deep', defaultOpen: ['monthly'] },
});

/** A clockmaker in long German, and a word without end, on a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...uhrmacher, defaultOpen: ['genehmigung'] },
  globals: { viewport: { value: 'narrow' } },
});

/** A page of nothing else: its heading is the page’s own. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    heading: 'Everything people ask',
    headingLevel: 1,
    items: Array.from({ length: 14 }, (_, n) => ({
      question: `${n + 1}. ${shop.items[n % 4]!.question}`,
      answer: shop.items[n % 4]!.answer,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(14);
  },
});

/** No customer has asked anything yet: only the way to ask is rendered, and no list. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { lead: shop.lead, action: shop.action, items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Ask a question' })).toBeVisible();
  },
});

/** With neither questions nor a way to ask, nothing is rendered: no heading stands alone. */
export const NothingAtAll = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: rendersNothing,
});

/** Questions as a filing cabinet would put them. */
export const LabelsForQuestions = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...shop,
    items: ['Payment information', 'Scope and extensions', 'Service times'].map((question) => ({
      question,
      answer: delivery!.answer,
    })),
  },
});

/** An answer that clears its throat. */
export const AnswerLast = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...shop,
    items: [
      {
        id: 'delivery',
        question: delivery!.question,
        answer:
          'Thank you for asking! Every shop is different, which is why we have thought long and hard about how we plan our work.',
      },
      monthly!,
    ],
    defaultOpen: ['delivery'],
  },
});
