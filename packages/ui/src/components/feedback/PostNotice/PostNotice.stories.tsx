import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container, Drawing, Stack } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import { leadsTo } from '../../../testing/leadsTo.ts';
import { photo } from '../../../testing/photo.ts';
import { vars } from '../../../theme/contract.css.ts';
import { PostNotice } from './PostNotice.tsx';

const meta = preview.meta({
  component: PostNotice,
  args: { title: 'Found: one left glove', href: '/notes/glove', headingLevel: 2 as const },
  decorators: [
    (Story) => (
      // Paper shows on anything but paper.
      <div className={ground.tint}>
        <Container width="prose">
          <Stack gap="xlarge">
            <span />
            <Story />
            <span />
          </Stack>
        </Container>
      </div>
    ),
  ],
});

/** Two words on a slip. */
export const TitleOnly = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Found: one left glove' })).toBeVisible();
  },
});

/** All there is to say of it, and all of it one link. */
export const Usual = meta.story({
  args: {
    category: 'Lost and found',
    date: { text: '2 March 2026', dateTime: '2026-03-02' },
    excerpt: 'Red wool, much mended, left on the counter beside the seed potatoes.',
    picture: photo('flowers', 'Flowers on a counter'),
    readingTime: '1 minute to read',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 March 2026')).toHaveAttribute('datetime', '2026-03-02');
    await expect(leadsTo(canvas.getByText('1 minute to read'))).toBe('/notes/glove');
    await expect(leadsTo(canvas.getByRole('img'))).toBe('/notes/glove');
  },
});

/** With a drawing in the theme's colours glued on in place of a photograph. */
export const WithDrawing = meta.story({
  args: {
    excerpt: 'Red wool, much mended.',
    drawing: (
      <Drawing label="A red glove" viewBox="0 0 640 360" fill="middle">
        <rect width="640" height="360" fill={vars.color.paper4} />
        <path d="M250 300V140h30V70h40v60h40V80h36v220z" fill={vars.color.danger} />
      </Drawing>
    ),
  },
  play: async ({ canvas }) => {
    await expect(leadsTo(canvas.getByRole('img', { name: 'A red glove' }))).toBe('/notes/glove');
  },
});
