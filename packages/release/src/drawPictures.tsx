import type { Design } from '@awning/templates/design';
import { vars } from '@awning/ui/theme';
import { parse, type Root } from 'postcss';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DesignBundle } from './release.ts';
import { usedStyles } from './usedStyles.ts';

/** In pixels. Any drawing is shown whole in it. */
const size = { width: 160, height: 120 };

/** As much as shows a leaf that hangs over its edge. */
const margin = 0.06;

const namesIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

const inMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const idsIn = (markup: string) => [...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);

/** The elements elsewhere on a page that these shapes refer to: stencils that all drawings of a design share. */
function stencilsOf(shapes: string, page: () => string): string {
  const own = new Set(idsIn(shapes));
  const others = [...shapes.matchAll(/href="#([^"]*)"/g)].filter(([, id = '']) => !own.has(id));
  if (others.length === 0) return '';
  const sheets = page().match(/<svg\b(?:(?!<\/svg>).)*<\/svg>/gs) ?? [];
  return sheets
    .filter((sheet) => idsIn(sheet).some((id) => others.some(([, other]) => other === id)))
    .map((sheet) => `<defs>${sheet.replaceAll(/^<svg\b[^>]*>|<\/svg>$/g, '')}</defs>`)
    .join('');
}

/**
 * Draws each drawing of a design as a picture of its own, in the colours that the design has at first: it needs no styles and no
 * fonts but those it brings. Nothing moves in it.
 *
 * @returns SVG by the drawing's name
 * @throws when a drawing is no single `<svg>`
 */
export function drawPictures({
  design,
  css,
  fonts,
}: Pick<DesignBundle, 'css' | 'fonts'> & { design: Pick<Design, 'drawings' | 'render'> }) {
  const { theme, name, Page } = design.render({ content: {} });
  let drawnPage: string | undefined;
  const page = () => (drawnPage ??= renderToStaticMarkup(<Page slug="" href={() => '/'} />));
  // The name of a business in a drawing is replaced by a word that says a name belongs there.
  const business = { name, trade: '', address: { town: '' } };

  const draw = (id: string, markup: string) => {
    const [, attributes, inside = ''] = /^<svg\b([^>]*)>(.*)<\/svg>$/s.exec(markup) ?? [];
    const box =
      /\sviewBox="([^"]*)"/
        .exec(attributes ?? '')?.[1]
        ?.split(/[\s,]+/)
        .map(Number) ?? [];
    const [x, y, width, height] = box;
    if (x === undefined || y === undefined || !width || !height)
      throw new Error(`The drawing ${id} is no single <svg>`);
    const shapes = stencilsOf(inside, page) + inside;
    const edge = margin * Math.max(width, height);
    const viewBox = [x - edge, y - edge, width + 2 * edge, height + 2 * edge].join(' ');
    const style = inMarkup(stylesOf(shapes, { css, fonts, theme }));
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${viewBox}" class="${theme}">`,
      `<style>${style}</style>${shapes}</svg>`,
    ].join('');
  };

  return Object.fromEntries(
    Object.entries(design.drawings).map(([id, drawing]) => [
      id,
      draw(id, renderToStaticMarkup(<>{drawing({ alt: undefined, business })}</>)),
    ]),
  );
}

/** The design's styles for its shapes, with the fonts that they name. */
function stylesOf(
  shapes: string,
  { css, fonts, theme }: Pick<DesignBundle, 'css' | 'fonts'> & { theme: string },
): string {
  const root = parse(usedStyles(css, `<svg class="${theme}">${shapes}</svg>`));
  const themeClasses = new Set(theme.split(' ').map((name) => `.${name}`));
  const values = new Map<string, string>();
  root.walkDecls(/^(?:animation|transition)/, (declaration) => void declaration.remove());
  root.walkAtRules('keyframes', (rule) => void rule.remove());
  root.walkRules((rule) => {
    if (rule.selectors.some((selector) => themeClasses.has(selector)))
      rule.walkDecls(/^--/, ({ prop, value }) => void values.set(prop, value));
    const isShapes = rule.selectors.every(
      (selector) => selector.includes('.') && !themeClasses.has(selector),
    );
    if (!isShapes && rule.parent?.type !== 'atrule') rule.remove();
  });

  // Many drawings are as white as a page, or nearly.
  const ground = `background:color-mix(in srgb,${vars.color.surfaceTint} 80%,${vars.color.ink});color:${vars.color.ink}`;
  const needed = new Map<string, string>();
  const need = (text: string) => {
    for (const name of namesIn(text)) {
      const value = values.get(name);
      if (value === undefined || needed.has(name)) continue;
      needed.set(name, value);
      need(value);
    }
  };
  need(ground + shapes + rulesOf(root));
  const own = `svg{${[...needed].map(([name, value]) => `${name}:${value};`).join('')}${ground}}`;
  withFonts(root, fonts, shapes.includes('<text') ? [...needed.values()].join() : '');
  return own + String(root);
}

/** Its rules, without its fonts. */
function rulesOf(root: Root): string {
  const said: string[] = [];
  root.walkDecls(({ value }) => void said.push(value));
  return said.join(';');
}

/** Puts the fonts of the families that are named into the styles themselves: a picture fetches nothing. */
function withFonts(root: Root, fonts: DesignBundle['fonts'], named: string) {
  root.walkAtRules('font-face', (face) => {
    let family = '';
    face.walkDecls('font-family', ({ value }) => void (family = value.replaceAll(/["']/g, '')));
    if (!named.includes(family)) return void face.remove();
    face.walkDecls('src', (source) => {
      source.value = source.value.replaceAll(/url\(fonts\/([^)]+)\)/g, (_, name: string) => {
        const bytes = fonts.find((font) => font.name === name)?.bytes ?? new Uint8Array();
        return `url(data:font/woff2;base64,${Buffer.from(bytes).toString('base64')})`;
      });
    });
  });
}
