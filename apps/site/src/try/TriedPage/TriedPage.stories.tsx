import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { SitePreview } from '../../preview/SitePreview/SitePreview.tsx';
import { offerOf, type Offer } from '../offerOf.ts';
import { TriedPage } from './TriedPage.tsx';

const shown = {
  templateId: 'barbershop-classic',
  offer: offerOf('barbershop-classic') as Offer,
  tried: { name: 'Margit’s Hair & Beard', town: 'Leeds', palette: 'night' },
  expiresAt: '2026-12-27T09:00:00.000Z',
};

const meta = preview.meta({
  component: TriedPage,
  args: {
    shown,
    view: <SitePreview status="loading" pages={[]} page="" onPage={fn()} />,
    removeAction: '/tried/token/removal',
  },
  parameters: { layout: 'fullscreen' },
});

/** A visitor who was sent the link sees the trial and when it ends, and takes it along when they go on. */
export const Shown = meta.story({
  args: { onCopy: fn() },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Margit’s Hair & Beard, in Barbershop Classic',
    );
    await expect(canvas.getByText(/until 27 December 2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change it or order it' })).toHaveAttribute(
      'href',
      '/try/barbershop-classic?name=Margit%E2%80%99s+Hair+%26+Beard&town=Leeds&palette=night',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the address' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Delete this page now' })).toBeVisible();
  },
});

/** The narrowest phone, a long name, and no script to copy with. */
export const OnAPhone = meta.story({
  args: { shown: { ...shown, tried: { name: 'Kindertagesstätte Sankt Bartholomäus' } } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Copy the address' })).toBeNull();
  },
});

/** Only the looks were chosen: the heading names the template alone. */
export const Nameless = meta.story({
  args: { shown: { ...shown, tried: { palette: 'night' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('A look at Barbershop Classic');
  },
});

/** After thirty days, or once it is deleted: the page offers other ways on. */
export const Over = meta.story({
  args: { shown: undefined, view: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This look is over');
    await expect(canvas.getByRole('link', { name: 'Try a template with a name' })).toHaveAttribute(
      'href',
      '/templates',
    );
  },
});
