import { shelves } from 'virtual:library';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { newDoor } from '../../sections/openings/AnnouncementBar/AnnouncementBar.fixtures.ts';
import { PictureIndex } from './PictureIndex.tsx';

const meta = preview.meta({
  component: PictureIndex,
  // It stands in the guide, on the page “What there is”.
  tags: ['!dev', '!autodocs'],
});

const sections = shelves.flatMap(({ pieces }) => pieces);

/** Each section has a line, a way to its page and, once it comes near, its picture. */
export const EverySection = meta.story({
  // It draws a picture once that comes near.
  tags: ['unsteady'],
  play: async ({ canvas, canvasElement }) => {
    for (const { name, page, purpose } of sections) {
      const [heading] = canvas.getAllByRole('heading', { level: 3, name });
      await expect(within(heading!).getByRole('link')).toHaveAttribute('href', `./?path=/docs/${page}`);
      await expect(heading!.parentElement).toHaveTextContent(purpose!);
    }
    await expect(canvasElement).not.toHaveTextContent('*');
    const picture = await canvas.findByTitle<HTMLIFrameElement>('AnnouncementBar');
    await waitFor(() => expect(picture.contentDocument?.body).toHaveTextContent(newDoor.message));
  },
});
