import { vars } from '@awning/ui/theme';
import { createThemeContract, style } from '@vanilla-extract/css';

const { color } = vars;

const mix = (paint: string, share: number, into: string) => `color-mix(in srgb, ${paint} ${share}%, ${into})`;

/** Everything the drawings are cut from: the theme's six papers, and what can be mixed of them. */
export const paint = createThemeContract({
  tangerine: null,
  mustard: null,
  pink: null,
  bone: null,
  hair: null,
  /** Hair as it is two weeks after the clippers. */
  soft: null,
  grey: null,
  shell: null,
  shellLight: null,
  shellDark: null,
  lips: null,
});

const parts = { base: null, shade: null, lips: null };

/** The skins of the family, from the darkest to the lightest. */
export const skin = createThemeContract({
  ebony: parts,
  umber: parts,
  chestnut: parts,
  amber: parts,
  honey: parts,
});

const skinOf = (tone: keyof typeof skin, base: string) => ({
  [skin[tone].base]: base,
  [skin[tone].shade]: mix(skin[tone].base, 76, paint.hair),
  [skin[tone].lips]: mix(mix(skin[tone].base, 62, paint.hair), 84, paint.pink),
});

/** Mixes the paints once for the whole site, so that a drawing names its colours in a few letters. */
export const palette = style({
  vars: {
    [paint.tangerine]: color.paper1,
    [paint.mustard]: color.paper2,
    [paint.pink]: color.paper3,
    [paint.bone]: color.paper4,
    [paint.hair]: color.paper5,
    [paint.soft]: mix(color.paper5, 72, color.paper6),
    [paint.grey]: mix(color.paper4, 80, color.paper5),
    [paint.shell]: mix(color.paper6, 86, color.paper2),
    // One amber in three depths: as shell looks from across the room, where the spots run into one another.
    [paint.shellLight]: mix(color.paper6, 66, color.paper2),
    [paint.shellDark]: mix(color.paper5, 34, color.paper6),
    [paint.lips]: mix(color.paper3, 34, color.paper5),
    ...skinOf('ebony', mix(color.paper6, 52, paint.hair)),
    ...skinOf('umber', mix(color.paper6, 78, paint.hair)),
    ...skinOf('chestnut', color.paper6),
    ...skinOf('amber', mix(color.paper6, 80, paint.mustard)),
    ...skinOf('honey', mix(color.paper6, 58, paint.mustard)),
  },
});

/** What the long comb lies on: as tall as its teeth can still be counted, on a phone as on a desktop. */
export const shelf = style({ position: 'relative', blockSize: 'clamp(56px, 6vw, 116px)' });
