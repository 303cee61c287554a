import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { DraftForm } from '../DraftForm/DraftForm.tsx';
import { PictureFields } from './PictureFields.tsx';

const drawn = (colour: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${colour}" d="M0 0h4v3H0z"/></svg>`)}`,
  alt: '',
  width: 160,
  height: 120,
});

const meta = preview.meta({
  component: PictureFields,
  args: {
    name: 'front',
    label: 'The front of the shop',
    hint: 'Beside the address, so people know the door.',
    kinds: ['photo', 'drawing'] as const,
    value: undefined,
    photos: [{ value: 'door.jpg', label: 'door.jpg' }],
    drawings: [
      { value: 'shop-front', label: 'Shop front', picture: drawn('teal') },
      { value: 'market-cart', label: 'Market cart', picture: drawn('maroon') },
      { value: 'old-cart', label: 'Old cart', picture: drawn('olive'), offered: false },
    ],
    namesId: 'names',
    labels: {
      asDesigned: 'As designed',
      photo: 'Photo',
      drawing: 'Drawing',
      none: 'None',
      choosePhoto: 'Which photo',
      choose: 'Choose one',
      noPhotos: 'No photos yet.',
      chooseDrawing: 'Which drawing',
      otherDrawing: 'Another drawing',
      alt: 'What is in the picture?',
      altHint: 'Read out to people who cannot see it.',
      across: 'In view: from the left',
      down: 'In view: from the top',
    },
  },
  decorators: [
    (Story) => (
      <DraftForm formAction="/draft">
        <Story />
      </DraftForm>
    ),
  ],
});

/** Nothing chosen: the design decides. */
export const AsDesigned = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'As designed' })).toBeChecked();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByRole('group', { name: 'Which drawing' })).toBeNull();
  },
});

/** A photograph, with what it shows and what must stay in view. */
export const WithPhoto = meta.story({
  args: { value: { kind: 'photo', file: 'door.jpg', alt: 'A green door', focus: { x: 30, y: 60 } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Which photo' })).toHaveDisplayValue('door.jpg');
    await expect(canvas.getByRole('textbox')).toHaveValue('A green door');
    await expect(canvas.getByRole('slider', { name: 'In view: from the left' })).toHaveValue('30');
    await userEvent.click(canvas.getByRole('radio', { name: 'None' }));
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});

/** One of the design’s drawings, which is no longer offered; the others are shown at a press. */
export const WithDrawing = meta.story({
  args: { value: { kind: 'drawing', name: 'old-cart' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawings = within(canvas.getByRole('group', { name: 'Which drawing' }));
    await expect(drawings.getAllByRole('radio')).toHaveLength(1);
    await expect(drawings.getByRole('radio', { name: 'Old cart' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Another drawing' }));
    await expect(drawings.getAllByRole('radio')).toHaveLength(3);
    await expect(drawings.getByRole('radio', { name: 'Old cart' })).toHaveFocus();
    const sent = [...new FormData(canvasElement.querySelector('form')!)];
    await expect(sent).toContainEqual(['front.name', 'old-cart']);
  },
});

/** No photograph has been sent yet: it says where to send one. */
export const NoPhotos = meta.story({
  args: { value: { kind: 'photo' }, photos: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No photos yet.')).toBeVisible();
  },
});

/** Chosen by the arrow keys, the drawing too; the choice is sent, and stays while another kind is looked at. */
export const KeyboardOnly = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Drawing' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Shop front' })).toHaveFocus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Market cart' })).toBeChecked();
    const sent = [...new FormData(canvasElement.querySelector('form')!)];
    await expect(sent).toContainEqual(['front.name', 'market-cart']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Photo' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Drawing' }));
    await expect(canvas.getByRole('radio', { name: 'Market cart' })).toBeChecked();
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    value: { kind: 'photo', file: 'door.jpg' },
    labels: {
      asDesigned: 'Voreingestellt',
      photo: 'Lichtbildaufnahme',
      drawing: 'Zeichnung',
      none: 'Nichts',
      choosePhoto: 'Lichtbildaufnahme auswählen',
      choose: 'Auswählen',
      noPhotos: '',
      chooseDrawing: 'Zeichnung auswählen',
      otherDrawing: 'Andere Zeichnung',
      alt: 'Bildbeschreibung',
      altHint: 'Wird vorgelesen.',
      across: 'Bildausschnitt: Abstand von links',
      down: 'Bildausschnitt: Abstand von oben',
    },
  },
  globals: { viewport: { value: 'narrow' } },
});
