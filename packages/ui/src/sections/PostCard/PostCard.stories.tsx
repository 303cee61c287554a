import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container, Grid, Section } from '../../primitives/index.ts';
import { leadsTo } from '../../testing/leadsTo.ts';
import { clock, hours, laden } from './PostCard.fixtures.ts';
import { PostCard } from './PostCard.tsx';

const meta = preview.meta({
  component: PostCard,
  args: { title: hours.title, href: hours.href, headingLevel: 2 as const },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'missing-picture', 'keyboard'],
  },
  decorators: [
    (Story) => (
      <Section labelledBy="board" tone="tint">
        <p id="board" hidden>
          Notice board
        </p>
        <Story />
      </Section>
    ),
  ],
  render: (args) => (
    <Grid narrowest="large">
      <PostCard {...args} />
    </Grid>
  ),
});

/** A title that leads somewhere. */
export const TitleOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: hours.title })).toHaveAttribute('href', hours.href);
  },
});

/** Most posts have no picture and need none. */
export const WithoutPicture = meta.story({
  tags: ['usual'],
  args: hours,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 March 2026')).toHaveAttribute('datetime', '2026-03-02');
    await expect(canvas.getByText('4 minutes to read')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** With a photograph glued on. Anywhere on it leads to the post. */
export const WithPicture = meta.story({
  tags: ['usual'],
  args: { ...hours, picture: clock },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    for (const part of [
      canvas.getByRole('img'),
      canvas.getByText('SEO'),
      canvas.getByText(/are you open now/),
    ])
      await expect(leadsTo(part)).toBe(hours.href);
  },
});

/** The newest one across the page: it lies down by itself where there is room. */
export const AcrossThePage = meta.story({
  tags: ['usual'],
  args: { ...hours, picture: clock },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <Container>
      <PostCard {...args} />
    </Container>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByRole('heading', { name: hours.title }).getBoundingClientRect();
    const picture = canvas.getByRole('img').getBoundingClientRect();
    await expect(picture.right).toBeLessThan(words.left);
  },
});

/** A board full: no two hang quite alike. */
export const Many = meta.story({
  tags: ['many'],
  render: () => (
    <Grid narrowest="medium">
      {Array.from({ length: 6 }, (_, place) => (
        <PostCard
          key={place}
          {...hours}
          title={`${hours.title} (${place + 1})`}
          {...(place % 3 === 0 && { picture: clock })}
        />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
});

/** German, and a word without end, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: laden,
  globals: { viewport: { value: 'narrow' } },
});

/** The picture never came: its words stand in its place. */
export const MissingPicture = meta.story({
  tags: ['missing-picture'],
  args: { ...hours, picture: { ...clock, src: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: clock.alt })).toBeVisible();
  },
});

/** One stop for the keyboard. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: { ...hours, picture: clock },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: hours.title })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});
