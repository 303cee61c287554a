import type { TemplateSite } from '@awning/templates/site';
import { vars } from '@awning/ui/theme';
import { parse } from 'postcss';

/** The value of a theme's custom property on a page with these classes: of several, the last. */
function valueOf(variable: string, css: string, theme: string): string | undefined {
  const themeClasses = new Set(theme.split(' ').map((name) => `.${name}`));
  const values = new Map<string, string>();
  parse(css).walkDecls(/^--/, ({ parent, prop, value }) => {
    const { selectors } = parent as { selectors?: readonly string[] };
    if (selectors?.some((selector) => themeClasses.has(selector))) values.set(prop, value);
  });
  const read = (said: string): string | undefined => {
    const [, name] = /^var\((--[\w-]+)\)$/.exec(said) ?? [];
    const value = name === undefined ? said : values.get(name);
    return value === undefined || value === said ? value : read(value);
  };
  return read(variable);
}

const inMarkup: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Draws a site's icon: the first letter of its name, in the colours of its theme. */
export function drawFavicon({ name, theme }: Pick<TemplateSite, 'name' | 'theme'>, css: string): string {
  const [letter = ''] = name.match(/[\p{Letter}\p{Number}]\p{Mark}*/u) ?? [];
  const ground = valueOf(vars.color.accent, css, theme) ?? '#222222';
  const ink = valueOf(vars.color.onAccent, css, theme) ?? '#ffffff';
  const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => inMarkup[sign] ?? sign);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="10" fill="${escaped(ground)}"/>`,
    `<text x="32" y="34" fill="${escaped(ink)}" font-family="Georgia,serif" font-size="44" font-weight="700"`,
    ` text-anchor="middle" dominant-baseline="central">${escaped(letter.toLocaleUpperCase())}</text></svg>`,
  ].join('');
}
