import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '../../../primitives/index.ts';
import { PictureBand } from './PictureBand.tsx';

const hills = (
  <Drawing label="Hills behind hills" viewBox="0 0 400 150" fill="middle">
    <path fill="currentColor" opacity="0.3" d="M-400 150V90q300-120 600-30t600-20v110z" />
    <path fill="currentColor" opacity="0.5" d="M-400 150v-20q260-90 560-10t640-30v60z" />
  </Drawing>
);

const meta = preview.meta({
  component: PictureBand,
  args: { drawing: hills },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words'] },
});

/** It speaks for itself. */
export const PictureOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Hills behind hills' })).toBeVisible();
  },
});

/** With a word under it. */
export const WithCaption = meta.story({
  tags: ['usual'],
  args: { caption: 'From the back door, on one of the eleven days you can see it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('From the back door');
  },
});

/** A picture to stand before. */
export const Tall = meta.story({ tags: ['usual'], args: { height: 'tall', tone: 'plain' } });

/** A caption longer than a narrow phone is wide. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { caption: 'Landschaftsschutzgebietsaussichtspunkt am Hochmoorwanderwegabschnitt.' },
  globals: { viewport: { value: 'narrow' } },
});

/** The picture once more, in words. */
export const CaptionSaysWhatIsSeen = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { caption: 'A beautiful picture of hills behind hills.' },
});
