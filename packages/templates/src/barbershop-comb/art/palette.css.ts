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
  sand: null,
  hair: null,
  /** Hair as it is two weeks after the clippers. */
  soft: null,
  grey: null,
  shell: null,
  shellLight: null,
  shellDark: null,
  lips: null,
});

/** Of whoever sits. */
export const skin = createThemeContract({ base: null, shade: null, lips: null });

/** Mixes them once for the whole site, so that a drawing names its colours in a few letters. */
export const palette = style({
  vars: {
    [paint.tangerine]: color.paper1,
    [paint.mustard]: color.paper2,
    [paint.pink]: color.paper3,
    [paint.bone]: color.paper4,
    [paint.sand]: mix(color.paper2, 34, color.paper4),
    [paint.hair]: color.paper5,
    [paint.soft]: mix(color.paper5, 72, color.paper6),
    [paint.grey]: mix(color.paper4, 80, color.paper5),
    [paint.shell]: mix(color.paper6, 70, color.paper1),
    [paint.shellLight]: mix(color.paper2, 78, color.paper1),
    [paint.shellDark]: mix(color.paper5, 58, color.paper6),
    [paint.lips]: mix(color.paper3, 34, color.paper5),
  },
});

const sitter = (base: string) =>
  style({
    vars: {
      [skin.base]: base,
      [skin.shade]: mix(base, 76, color.paper5),
      [skin.lips]: mix(mix(base, 62, color.paper5), 84, color.paper3),
    },
  });

/** Whoever sits: from the darkest to the lightest in the family. */
export const sitters = {
  ebony: sitter(mix(color.paper6, 52, color.paper5)),
  umber: sitter(mix(color.paper6, 78, color.paper5)),
  chestnut: sitter(color.paper6),
  amber: sitter(mix(color.paper6, 80, color.paper2)),
  honey: sitter(mix(color.paper6, 58, color.paper2)),
  sand: sitter(mix(color.paper6, 44, color.paper4)),
};

/** What the long comb lies on: as tall as its teeth can still be counted, on a phone as on a desktop. */
export const shelf = style({ position: 'relative', blockSize: 'clamp(84px, 10.3125vw, 198px)' });
