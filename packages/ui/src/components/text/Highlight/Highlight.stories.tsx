import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { Heading } from '../../../primitives/index.ts';
import { Highlight } from './Highlight.tsx';

const meta = preview.meta({
  component: Highlight,
  args: { children: 'Pedersen & Sons' },
  decorators: [
    (Story) => (
      <Board>
        <Heading level={1} size="page">
          <Story />
        </Heading>
      </Board>
    ),
  ],
});

/** Nothing to bring out. */
export const Plain = meta.story();

/** An ampersand in gilt, as a signwriter would. */
export const OneMark = meta.story({
  args: { children: 'Pedersen *&* Sons' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Pedersen & Sons' })).toBeVisible();
  },
});

/** A word without end, brought out, on the narrowest phone. */
export const LongWords = meta.story({
  args: { children: 'Meisterbetrieb *Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung*' },
  globals: { viewport: { value: 'narrow' } },
});

/** Every word brought out. */
export const EveryWord = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { children: '*Pedersen* *&* *Sons*' },
});
