import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { PictureChoices } from './PictureChoices.tsx';

const drawn = (colour: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${colour}" d="M0 0h4v3H0z"/></svg>`)}`,
  alt: '',
  width: 1200,
  height: 900,
});

const meta = preview.meta({
  component: PictureChoices,
  args: {
    legend: 'Another design',
    hint: 'Choose one to see it.',
    name: 'design',
    choices: [
      { value: 'classic', label: 'Classic', note: 'Yours now', picture: drawn('maroon') },
      { value: 'lane', label: 'Lane', note: 'Personal Trainer', picture: drawn('teal') },
      { value: 'noodle', label: 'Noodle', note: 'Restaurant', picture: drawn('gold') },
    ],
    defaultValue: 'classic',
    onChoose: fn(),
  },
});

/** One is in use already; another is chosen by its picture, and the next by keys. */
export const Usual = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Another design' })).toHaveAccessibleDescription(
      'Choose one to see it.',
    );
    await expect(canvas.getByRole('radio', { name: 'Classic Yours now' })).toBeChecked();
    await userEvent.click(canvas.getByText('Lane'));
    await expect(canvas.getByRole('radio', { name: /^Lane/ })).toBeChecked();
    await expect(args.onChoose).toHaveBeenLastCalledWith('lane');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /^Noodle/ })).toHaveFocus();
    await expect(args.onChoose).toHaveBeenLastCalledWith('noodle');
  },
});

/** No label says which one is in use. */
export const NothingSaid = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    choices: [
      { value: 'classic', label: 'Classic', picture: drawn('maroon') },
      { value: 'lane', label: 'Lane', picture: drawn('teal') },
    ],
  },
});

/** More than fit: they scroll in their own box, and the keys scroll the chosen one into sight. None is chosen yet. */
export const Many = meta.story({
  args: {
    legend: 'Which drawing',
    hint: undefined,
    choices: Array.from({ length: 40 }, (_, place) => ({
      value: `${place}`,
      label: `Drawing ${place + 1}`,
      picture: drawn(`hsl(${place * 9} 60% 40%)`),
    })),
    defaultValue: undefined,
    size: 'small',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Drawing 1' })).not.toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('39');
    const box = canvas.getByRole('group').getBoundingClientRect();
    const last = canvas.getByRole('radio', { name: 'Drawing 40' }).getBoundingClientRect();
    await expect(box.height).toBeLessThan(500);
    await expect(last.bottom).toBeLessThanOrEqual(box.bottom);
  },
});

/** Names that are longer than their pictures are wide, on a phone. */
export const LongWords = meta.story({
  args: {
    legend: 'Gestaltungsmöglichkeiten',
    hint: 'Wählen Sie eine Gestaltung, um sie mit Ihren Angaben in der Vorschau zu sehen. Ihre Internetseite ändert sich erst, wenn Sie diese Gestaltung übernehmen.',
    choices: ['Friseurmeisterbetriebsgestaltung', 'Blumenfachgeschäftsgestaltung'].map((label) => ({
      value: label,
      label,
      note: 'Personaltrainingsstudios',
      picture: drawn('slategray'),
    })),
    defaultValue: 'Blumenfachgeschäftsgestaltung',
  },
  globals: { viewport: { value: 'phone' } },
});
