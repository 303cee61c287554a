import { vars } from './contract.css.ts';
import type { ThemeTokens } from './defineTheme.ts';

type Names = string | { readonly [name: string]: Names };

/**
 * Writes a theme as CSS custom properties, for apps without vanilla-extract: hand them to an element's `style`, or join
 * them into a rule of a stylesheet.
 */
export function customPropertiesOf(theme: ThemeTokens): Record<`--${string}`, string> {
  return Object.fromEntries(pairsOf(vars, theme));
}

function pairsOf(names: Names, values: Names): [string, string][] {
  if (typeof names === 'string') return [[names.slice('var('.length, -')'.length), values as string]];
  return Object.entries(names).flatMap(([name, inner]) => pairsOf(inner, (values as typeof names)[name]!));
}
