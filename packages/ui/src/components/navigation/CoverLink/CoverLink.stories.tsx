import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Grid, Heading, Text } from '../../../primitives/index.ts';
import { leadsTo } from '../../../testing/leadsTo.ts';
import { SignBoard } from '../../layout/SignBoard/SignBoard.tsx';
import { CoverLink } from './CoverLink.tsx';

const meta = preview.meta({
  component: CoverLink,
  args: { href: '/blog-setup', children: 'Blog setup' },
  parameters: { states: ['usual', 'long-words', 'keyboard'] },
  render: (args) => (
    <Grid narrowest="medium">
      <SignBoard kind="sign">
        <Heading level={2} size="xlarge">
          <CoverLink {...args} />
        </Heading>
        <Text>A place for news and offers.</Text>
      </SignBoard>
    </Grid>
  ),
});

/** The name says where it leads; the whole board can be pressed. */
export const Usual = meta.story({
  tags: ['usual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Blog setup');
    await expect(leadsTo(canvas.getByText('A place for news and offers.'))).toBe('/blog-setup');
  },
});

/** One stop for the keyboard. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Blog setup' })).toHaveFocus();
  },
});

/** German, a word without end, a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { children: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' },
  globals: { viewport: { value: 'narrow' } },
});
