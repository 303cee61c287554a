import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { Button } from '../../actions/Button/Button.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  component: Badge,
  args: { label: '2' },
  parameters: { states: ['least', 'usual', 'long-words'] },
});

/** A number beside the word it counts. */
export const Count = meta.story({ tags: ['least'] });

/** Where the number alone would mean nothing in a screen reader. */
export const Spoken = meta.story({
  tags: ['usual'],
  args: { spoken: '2 active' },
  render: (args) => (
    <Button>
      Filters <Badge {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filters 2 active' })).toBeVisible();
  },
});

/** Neither good nor bad. */
export const Quiet = meta.story({ args: { label: 'Draft', tone: 'quiet' } });

/** New, or on offer. */
export const Spark = meta.story({ args: { label: 'New', tone: 'spark' } });

/** It must be seen to. */
export const Danger = meta.story({ args: { label: 'Late', tone: 'danger' } });

/** On every ground it brings its own. */
export const OnPaint = meta.story({
  render: () => (
    <Board>
      <Badge label="3" /> <Badge label="Draft" tone="quiet" /> <Badge label="New" tone="spark" />{' '}
      <Badge label="Late" tone="danger" />
    </Board>
  ),
});

/** A long word. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung ausstehend' },
  globals: { viewport: { value: 'narrow' } },
});

/** A sentence where a word would do. */
export const Sentence = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { label: 'This post has not been published yet', tone: 'quiet' },
});
