import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { PictureDrop } from './PictureDrop.tsx';

const meta = preview.meta({
  component: PictureDrop,
  args: {
    formAction: '/pictures',
    label: 'Add pictures',
    hint: 'JPEG, PNG, WebP, AVIF or GIF, up to 15 MB each.',
    accept: 'image/jpeg,image/png',
    submit: { label: 'Send it', busyLabel: 'Sending…' },
    onFiles: fn(),
  },
});

const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** Several at once, and the same ones again. */
export const Chosen = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const files = [picture('door.jpg'), picture('chair.jpg')];
    await userEvent.upload(canvas.getByLabelText('Add pictures'), files);
    await expect(args.onFiles).toHaveBeenLastCalledWith(files);
    await userEvent.upload(canvas.getByLabelText('Add pictures'), files);
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('button', { name: 'Send it' })).toBeNull();
  },
});

const carrying = (file: File) => {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
};

/** Dropped on it, or pasted while the page is open. */
export const DroppedAndPasted = meta.story({
  play: async ({ canvas, args }) => {
    const door = picture('door.jpg');
    canvas
      .getByLabelText('Add pictures')
      .dispatchEvent(
        new DragEvent('drop', { dataTransfer: carrying(door), bubbles: true, cancelable: true }),
      );
    await expect(args.onFiles).toHaveBeenLastCalledWith([door]);
    const chair = picture('chair.jpg');
    document.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: carrying(chair), bubbles: true, cancelable: true }),
    );
    await expect(args.onFiles).toHaveBeenLastCalledWith([chair]);
  },
});

/** Not taken, and why. */
export const Refused = meta.story({
  args: { error: 'price-list.pdf: This is a document, not a picture.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This is a document');
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: { label: 'Lichtbildaufnahmen hinzufügen', hint: 'Auch mehrere auf einmal, bis 15 MB.' },
  globals: { viewport: { value: 'narrow' } },
});
