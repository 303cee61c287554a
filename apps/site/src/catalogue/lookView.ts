import { lookKey, showcaseSizes, type Showcase } from '@awning/templates/showcases';
import type { Tried } from '@awning/contract/sites/tried';
import type { PictureProps } from '@awning/ui/primitives';
import { triedQuery } from '../tried/readTried.ts';

/** One look of a design, by the ids of its palette and its typefaces. */
export interface LookView {
  palette: string;
  typefaces: string;
}

/** The pictures of a look that replace the window's own. */
export interface LookPictures {
  picture: PictureProps;
  phone: PictureProps;
}

/** The look in an address. An unknown one counts as the design's first, as in the sites it makes. */
export function lookViewOf({ palettes, typefaces }: Showcase, search: URLSearchParams): LookView {
  const among = (looks: readonly { id: string }[], asked: string | null) =>
    (looks.find(({ id }) => id === asked) ?? looks[0])?.id ?? '';
  return {
    palette: among(palettes, search.get('palette')),
    typefaces: among(typefaces, search.get('typefaces')),
  };
}

/** The chosen parts of a look, by their names in an address. The design's own are left out. */
export const chosenIn = ({ palettes, typefaces }: Showcase, look: LookView): Partial<LookView> => ({
  ...(look.palette !== palettes[0]?.id && { palette: look.palette }),
  ...(look.typefaces !== typefaces[0]?.id && { typefaces: look.typefaces }),
});

/** The address of a template's page in a look, with the other tried values. */
export function lookAddress(page: string, showcase: Showcase, look: LookView, said: Tried = {}): string {
  const query = triedQuery({ ...said, ...chosenIn(showcase, look) });
  return query.size > 0 ? `${page}?${query}` : page;
}

/** The design in a look, where that is not the one in its window already. */
export function picturesIn({ pictures }: Showcase, look: LookView, alt: string): LookPictures | undefined {
  const key = lookKey(look.palette, look.typefaces);
  const found = Object.hasOwn(pictures, key) ? pictures[key] : undefined;
  return (
    found && {
      picture: { src: found.card, alt, ...showcaseSizes.card },
      phone: { src: found.phone, alt: '', ...showcaseSizes.phone },
    }
  );
}
