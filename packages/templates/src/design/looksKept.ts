import type { DesignForm } from './designForm.ts';

type Options = Readonly<Record<string, unknown>>;

/**
 * The looks of a site that goes into another design. What that design does not have is as its buyer had it there before,
 * and else as the design itself is.
 *
 * @param form of the design that it goes into
 * @param options of the design that it leaves
 * @param earlier what it had when it was in that design last
 */
export function looksKept(
  form: Pick<DesignForm, 'palettes' | 'typefaces' | 'drawings'>,
  options: Options,
  earlier: Options = {},
): Record<string, unknown> {
  const known: Readonly<Record<string, readonly string[]>> = {
    palette: form.palettes.map(({ id }) => id),
    typefaces: form.typefaces.map(({ id }) => id),
    pictures: ['photographed', ...(form.drawings.length > 0 ? ['drawn'] : [])],
  };
  const kept = (chosen: Options) =>
    Object.entries(chosen).filter(([name, look]) => known[name]?.includes(look as string) ?? true);
  return Object.fromEntries([...kept(earlier).filter(([name]) => name in known), ...kept(options)]);
}
