import { expect, within } from 'storybook/test';
import { Board } from '#storybook/Board';
import preview from '#storybook/preview';
import { LanguageLinks } from './LanguageLinks.tsx';

const two = [
  { label: 'English', lang: 'en', href: '/', current: true },
  { label: 'Deutsch', lang: 'de', href: '/de/' },
];

const meta = preview.meta({
  component: LanguageLinks,
  args: { items: two, labels: { nav: 'Language' } },
  parameters: { states: ['least', 'usual', 'long-words', 'many', 'empty', 'keyboard'] },
});

/** Two: this one, and the other. Each is read out as it is spoken. */
export const Two = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    const languages = within(canvas.getByRole('navigation', { name: 'Language' }));
    await expect(languages.getByRole('link', { current: 'page' })).toHaveAccessibleName('English');
    const german = languages.getByRole('link', { name: 'Deutsch' });
    await expect(german).toHaveAttribute('href', '/de/');
    await expect(german).toHaveAttribute('lang', 'de');
    await expect(german).toHaveAttribute('hreflang', 'de');
    await expect(german.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(german.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
});

/** In a footer, painted. */
export const OnABoard = meta.story({
  tags: ['usual'],
  render: (args) => (
    <Board tone="deep">
      <LanguageLinks {...args} />
    </Board>
  ),
});

/** A harbour town: two scripts, two directions. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    items: [
      ...two,
      { label: 'Français', lang: 'fr', href: '/fr/' },
      { label: 'Português do Brasil', lang: 'pt-BR', href: '/pt-br/' },
      { label: 'العربية', lang: 'ar', href: '/ar/' },
      { label: 'Ελληνικά', lang: 'el', href: '/el/' },
      { label: '日本語', lang: 'ja', href: '/ja/' },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
});

/** One stop each. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveFocus();
  },
});

/** A language with a long name, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    items: [...two, { label: 'Niederdeutsch-Ostfriesländerplattmundart', lang: 'nds', href: '/nds/' }],
  },
  globals: { viewport: { value: 'narrow' } },
});

/** One language: there is nothing to choose. */
export const OneLanguage = meta.story({
  tags: ['empty'],
  args: { items: two.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

/** Languages as the page calls them. */
export const InAForeignTongue = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    items: [
      { label: 'English', lang: 'en', href: '/', current: true },
      { label: 'German', lang: 'de', href: '/de/' },
    ],
  },
});
