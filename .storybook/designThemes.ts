const found = import.meta.glob<string>('../packages/templates/src/*/theme.css.ts', {
  eager: true,
  import: 'theme',
});

const themes = Object.fromEntries(
  Object.entries(found).map(([file, theme]) => [file.split('/').at(-2)!, theme]),
);

/**
 * The class of the theme for a design's own parts, by the title of its stories:
 * `Designs/trainer-lane/sections/HeroTrack`.
 * Its pages bring their own.
 */
export function designThemeOf(title: string): string | undefined {
  const [, design = '', layer] = title.split('/');
  return layer === 'sections' || layer === 'components' ? themes[design] : undefined;
}
