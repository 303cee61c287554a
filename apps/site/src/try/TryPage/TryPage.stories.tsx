import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { SitePreview } from '../../preview/SitePreview/SitePreview.tsx';
import { offerOf, type Offer } from '../offerOf.ts';
import { TryPage } from './TryPage.tsx';

const offer = (id: string) => offerOf(id) as Offer;

const meta = preview.meta({
  component: TryPage,
  args: {
    offer: offer('barbershop-classic'),
    looks: {
      palettes: [
        { id: 'oxblood', name: 'Dark red and brass', cloth: ['#7a1424', '#f6f9fa'] as const },
        { id: 'calm', name: 'Calm', cloth: ['#2f5240', '#f9f7f0'] as const },
        { id: 'night', name: 'Night', cloth: ['#c5352f', '#131519'] as const },
      ],
      typefaces: [
        { id: 'slab', name: 'Sturdy' },
        { id: 'narrow', name: 'Narrow' },
      ],
      takesFront: true,
    },
    tried: {},
    view: <SitePreview status="loading" pages={[]} page="" onPage={fn()} />,
    front: { chosen: false, reading: false, hidden: false, onFile: fn(), onRemove: fn() },
    onValues: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

/** The fields' values, as the page last reported them. */
const told = (onValues: unknown) =>
  Object.fromEntries((onValues as ReturnType<typeof fn>).mock.lastCall?.[0] as FormData);

/** Nothing is typed yet: the name comes first, and each letter is reported. */
export const FirstVisit = meta.story({
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Try Barbershop Classic with your name',
    );
    await expect(canvas.getAllByRole('textbox')[0]).toHaveAccessibleName('Your shop’s name');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your shop’s name' }), 'Io');
    await userEvent.click(canvas.getByText('Night'));
    await expect(told(args.onValues)).toEqual({
      name: 'Io',
      line: '',
      telephone: '',
      town: '',
      palette: 'night',
      typefaces: 'slab',
    });
    await expect(canvas.getByText('All of it is a sample. Type your name.')).toBeVisible();
    await expect(canvas.getByText('$299')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Barbershop Comb' })).toHaveAttribute(
      'formaction',
      '/try/barbershop-comb',
    );
  },
});

/** Earlier values stand in the fields, and are ordered with the rest. */
export const Again = meta.story({
  args: {
    tried: { name: 'Margit’s Hair & Beard', town: 'Leeds', palette: 'calm' },
    saysWho: true,
    onAnother: fn(),
    onOrder: fn(),
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your shop’s name' })).toHaveValue(
      'Margit’s Hair & Beard',
    );
    await expect(canvas.getByRole('radio', { name: 'Calm' })).toBeChecked();
    await expect(canvas.getByText('Your words are in. The rest is a sample.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    await expect(args.onOrder).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Barbershop Comb' }));
    await expect(args.onAnother).toHaveBeenCalledWith('/try/barbershop-comb');
  },
});

/** A design with photographs and drawings lets the visitor choose. */
export const PhotographedOrDrawn = meta.story({
  args: { offer: offer('flowershop-scissors') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Photographs' })).toBeChecked();
  },
});

/** The visitor's photograph is in, which the design shows only where it is not drawn. */
export const WithAPhotograph = meta.story({
  args: {
    offer: offer('flowershop-scissors'),
    front: { chosen: true, reading: false, hidden: true, onFile: fn(), onRemove: fn() },
  },
  play: async ({ canvas, args, userEvent }) => {
    const front = canvas.getByRole('group', { name: 'A photograph for the front' });
    await expect(front).toHaveTextContent('It is not shown while “Drawings” is chosen.');
    await userEvent.click(canvas.getByRole('button', { name: 'Take it away' }));
    await expect(args.front.onRemove).toHaveBeenCalledOnce();
  },
});

/** A photograph without text, on a phone: its line names it too. */
export const APhotographAlone = meta.story({
  args: {
    offer: offer('flowershop-scissors'),
    front: { chosen: true, reading: false, hidden: false, onFile: fn(), onRemove: fn() },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your photograph is in. The rest is a sample.')).toBeVisible();
  },
});

/** The chosen file is no picture. */
export const NoPicture = meta.story({
  args: {
    front: {
      chosen: false,
      reading: false,
      hidden: false,
      error: 'We could not read that as a picture. Choose a JPEG, PNG or WebP.',
      onFile: fn(),
      onRemove: fn(),
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('A photograph for the front', { selector: 'input' });
    const front = canvas.getByRole('group', { name: 'A photograph for the front' });
    await expect(front).toHaveAccessibleDescription(/^We could not read that as a picture\./);
    await expect(front).toHaveTextContent(/stays in this tab/);
    // It is chosen by the shop’s own button, not by the browser’s.
    const choose = within(front).getByRole('button', { name: 'A photograph for the front' });
    await expect(choose.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(field).not.toBeVisible();
    const picture = new File(['…'], 'front.jpg', { type: 'image/jpeg' });
    await userEvent.upload(field, picture);
    await expect(args.front.onFile).toHaveBeenCalledWith(picture);
    await expect(told(args.onValues)).not.toHaveProperty('front');
  },
});

/** The narrowest phone: a German name, one letter, an emoji, from right to left. */
export const OnAPhone = meta.story({
  args: { tried: { name: 'Kindertagesstätte Sankt Bartholomäus', town: 'صور' } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Edit' })).toBeChecked();
    // The heading takes two lines at most.
    const heading = canvas.getByRole('heading', { level: 1, name: 'Try Barbershop Classic with your name' });
    const { lineHeight } = getComputedStyle(heading);
    await expect(heading.getBoundingClientRect().height).toBeLessThan(2.5 * Number.parseFloat(lineHeight));
  },
});
