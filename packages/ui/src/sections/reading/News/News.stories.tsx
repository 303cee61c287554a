import { renderToString } from 'react-dom/server';
import { expect, waitFor, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { Photo } from '../../../components/media/Photo/Photo.tsx';
import { asPrinted } from '../../../testing/asPrinted.ts';
import { photo } from '../../../testing/photo.ts';
import { salon, werkstatt } from './News.fixtures.ts';
import { News } from './News.tsx';

const [newest, second, third] = salon.items;

const meta = preview.meta({
  component: News,
  args: { heading: salon.heading, items: [newest!] },
  parameters: {
    layout: 'fullscreen',
    states: [
      'least',
      'usual',
      'long-words',
      'many',
      'missing-picture',
      'empty',
      'open',
      'closed',
      'keyboard',
    ],
  },
});

const pictured = (src?: string) =>
  salon.items.map((item) => ({
    ...item,
    picture: <Photo {...photo('chair', `The picture with ${item.title}`)} {...(src && { src })} fill />,
  }));

/** One thing happened. */
export const One = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    const article = within(canvas.getByRole('article', { name: newest!.title }));
    await expect(article.getByText('2 November 2026')).toHaveAttribute('datetime', '2026-11-02');
    for (const paragraph of newest!.text) await expect(article.getByText(paragraph)).toBeVisible();
  },
});

/** The newest at length; the older ones by title alone, except on paper, where nothing can be unfolded. */
export const Usual = meta.story({
  tags: ['usual', 'closed'],
  args: salon,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: second!.title })).toBeVisible();
    const heading = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    await expect(canvas.getByText(salon.lead).getBoundingClientRect().top).toBeGreaterThan(heading.bottom);
    await expect(canvas.getByText(second!.text[0]!)).not.toBeVisible();
    // Its sign is drawn: only some fonts have such a letter.
    const summary = canvas.getByText(second!.title).closest('summary');
    await expect(getComputedStyle(summary!, '::after').content).toBe('""');
    await asPrinted(async () => {
      const paragraphs = salon.items.flatMap(({ text }) => text).map((words) => canvas.getByText(words));
      await expect(paragraphs.filter((words) => words.checkVisibility())).toEqual(paragraphs);
    });
  },
});

/** Two are unfolded: one does not fold the other. */
export const Unfolded = meta.story({
  tags: ['open'],
  args: salon,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(second!.title));
    await userEvent.click(canvas.getByText(third!.title));
    await expect(canvas.getByText(second!.text[0]!)).toBeVisible();
    await expect(canvas.getByText(third!.text[1]!)).toBeVisible();
  },
});

/** As it was sent, before any script: a visitor who follows a link to an older piece finds it unfolded. */
export const BeforeScript = meta.story({
  tags: ['usual'],
  args: salon,
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<News {...args} />) }} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    await expect(canvas.getByText(third!.text[0]!)).not.toBeVisible();
    const before = location.href;
    location.hash = third!.id;
    await waitFor(() => expect(canvas.getByText(third!.text[0]!)).toBeVisible());
    history.replaceState(null, '', before);
  },
});

/** With a photograph each, beside the words: in an unfolded piece too. */
export const Pictured = meta.story({
  tags: ['usual'],
  args: { ...salon, items: pictured() },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(second!.title));
    const words = [canvas.getByRole('heading', { name: newest!.title }), canvas.getByText(second!.text[0]!)];
    const pictures = canvas.getAllByRole('img').slice(0, 2);
    for (const [place, picture] of pictures.entries())
      await expect(words[place]!.getBoundingClientRect().left).toBeGreaterThan(
        picture.getBoundingClientRect().right,
      );
  },
});

/** They never came: their words stand in their place. */
export const MissingPicture = meta.story({
  tags: ['missing-picture'],
  args: { ...salon, items: pictured('data:image/png;base64,') },
  globals: { viewport: { value: 'mobile1' } },
});

/** The newest alone, and the way to the rest. */
export const LeadsOn = meta.story({
  tags: ['usual'],
  args: { items: [newest!], actions: [{ label: 'All the news', href: '/news' }], tone: 'tint' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All the news' })).toHaveAttribute('href', '/news');
  },
});

/** Each of the older is one stop. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: salon,
  play: async ({ canvas, userEvent }) => {
    for (const { title } of [second!, third!]) {
      await userEvent.tab();
      await expect(canvas.getByText(title).closest('summary')).toHaveFocus();
    }
    // A browser turns the Enter key on a summary into a click; synthetic keys do not.
    canvas.getByText(third!.title).click();
    await expect(canvas.getByText(third!.text[0]!)).toBeVisible();
  },
});

/** Years of it. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...salon,
    items: Array.from({ length: 24 }, (_, place) => ({
      ...salon.items[place % 3]!,
      id: `news-${place + 1}`,
    })),
  },
});

/** A page of its own, on a painted board. */
export const AsAPage = meta.story({
  tags: ['usual'],
  args: { ...salon, headingLevel: 1, tone: 'deep' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: salon.heading })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
});

/** German, words without end, the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: werkstatt,
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing happened: nothing is rendered. */
export const Empty = meta.story({ tags: ['empty'], args: { items: [] }, play: rendersNothing });

/** News that says nothing new. */
export const NothingNew = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...salon,
    items: [
      { ...newest!, title: 'Welcome to our new website!', text: ['Stay tuned for exciting news.'] },
      { ...second!, title: 'Coming soon', text: ['Watch this space.'] },
    ],
  },
});
