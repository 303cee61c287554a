import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { SocialLinks, type SocialLink } from './SocialLinks.tsx';

const instagram: SocialLink = {
  label: 'Instagram',
  href: 'https://instagram.example/awning',
  icon: 'instagram',
};
const everywhere: readonly SocialLink[] = [
  instagram,
  { label: 'Facebook', href: 'https://facebook.example/awning', icon: 'facebook' },
  { label: 'LinkedIn', href: 'https://linkedin.example/awning', icon: 'linkedin' },
  { label: 'X', href: 'https://x.example/awning', icon: 'x' },
  { label: 'YouTube', href: 'https://youtube.example/awning', icon: 'youtube' },
];

const meta = preview.meta({
  component: SocialLinks,
  args: { label: 'Elsewhere', links: [instagram] },
});

/** The one network on which most small shops are found. */
export const One = meta.story();

/** Every network there is a drawing for. Each link has a name, for the drawing is not read aloud. */
export const Everywhere = meta.story({
  args: { links: everywhere },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Elsewhere' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual(
      everywhere.map(({ label }) => label),
    );
  },
});

/** In a crowded row, such as the board over a page. */
export const Bare = meta.story({ args: { links: everywhere, look: 'bare' } });

/** By keyboard alone. */
export const KeyboardOnly = Everywhere.extend({
  play: async ({ canvas, userEvent }) => {
    for (const { label } of everywhere) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: label })).toHaveFocus();
    }
  },
});

/** Nowhere else to be met yet: no empty list is read out. */
export const None = meta.story({
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
