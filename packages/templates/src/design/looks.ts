import { customPropertiesOf, vars, type ThemeTokens } from '@awning/ui/theme';
import { style } from '@vanilla-extract/css';
import { isDark, type Palette } from './palette.ts';

/** One look of several, by the class that brings it. */
export interface Look {
  /** Its name among the choices. */
  name: string;
  /** Without one the look is the design as it is. */
  className?: string;
  /** Typefaces whose name tells of the one for text, and not of the one for headings. */
  named?: 'text';
}

/** A look of colours, with the two that tell it from other looks. */
export interface PaletteLook extends Look {
  cloth: readonly [string, string];
}

/** Two families, each as `font-family` names it, and how the one for headings is to be set. */
interface Typefaces {
  name: string;
  display: string;
  text: string;
  /** Changes to the design's lettering that these need: how heavy, how large, how tight. */
  font?: Partial<ThemeTokens['font']>;
}

/**
 * The classes of a design's palettes, the first of which is the design as it is. Each says only how it differs from
 * that,
 * and stands in a stylesheet after the theme's.
 */
export function wearPalettes(palettes: Readonly<Record<string, Palette>>): Record<string, PaletteLook> {
  const [own, ...others] = Object.entries(palettes);
  if (!own) throw new RangeError('A design has the palette that it was drawn in, at least.');
  const [id, { name, tokens }] = own;
  const before = customPropertiesOf(tokens);
  const clothOf = ({ color }: ThemeTokens) => [color.accent, color.surface] as const;
  const worn = others.map(([other, palette]): [string, PaletteLook] => {
    const changed = Object.entries(customPropertiesOf(palette.tokens)).filter(
      ([property, value]) => before[property as keyof typeof before] !== value,
    );
    const className = style({
      colorScheme: isDark(palette.tokens.color.surface) ? 'dark' : 'light',
      vars: Object.fromEntries(changed),
    });
    return [other, { name: palette.name, className, cloth: clothOf(palette.tokens) }];
  });
  return Object.fromEntries([[id, { name, cloth: clothOf(tokens) }], ...worn]);
}

/** The class of a pair of typefaces. Buttons, numbers and figures are set in the one for text, unless `font` says otherwise. */
export function wearTypefaces({ name, display, text, font }: Typefaces): Look {
  const set = { display, text, control: text, numerals: text, figures: text, ...font };
  const named = Object.entries(set).map(([part, value]) => [vars.font[part as keyof typeof set], value]);
  return { name, className: style({ vars: Object.fromEntries(named) as Record<string, string> }) };
}
