import { fallbackVar, styleVariants } from '@vanilla-extract/css';
import { base } from '../styles/base.ts';
import { vars } from './contract.css.ts';
import { grounds, type Ground } from './grounds.ts';
import { on } from './on.css.ts';
import { texture } from './texture.css.ts';

/** Paints a ground and lends its colours to everything on it. */
export const ground = styleVariants(grounds, (names: Ground) => ({
  vars: {
    [on.surface]: vars.color[names.surface],
    [on.ink]: vars.color[names.ink],
    [on.inkMuted]: vars.color[names.inkMuted],
    [on.bright]: vars.color[names.bright],
    [on.line]: names.line
      ? vars.color[names.line]
      : `color-mix(in srgb, ${vars.color[names.ink]} 26%, ${vars.color[names.surface]})`,
    [on.action]: vars.color[names.action],
    [on.onAction]: vars.color[names.onAction],
    [on.letter]: names.letter ? vars.shadow[names.letter] : 'none',
  },
  selectors: {
    [base]: {
      backgroundColor: vars.color[names.surface],
      backgroundImage: fallbackVar(texture.ground, 'none'),
      backgroundPosition: '50% 0',
      backgroundSize: fallbackVar(texture.groundSize, 'auto'),
      color: vars.color[names.ink],
    },
  },
}));
