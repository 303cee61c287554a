import { fallbackVar, style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const ink = fallbackVar(on.ink, vars.color.ink);
const surface = fallbackVar(on.surface, vars.color.surface);

export const button = style({
  display: 'inline-flex',
  gap: space.xsmall,
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  // As tall as the field beside it.
  minBlockSize: '48px',
  paddingBlock: '10px',
  paddingInline: space.medium,
  border: `2px solid ${ink}`,
  borderRadius: vars.radius.control,
  background: surface,
  color: ink,
  fontFamily: vars.font.control,
  fontWeight: vars.font.controlWeight,
  lineHeight: 1.2,
  textTransform: vars.font.displayCase,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { background: `color-mix(in srgb, ${ink} 10%, ${surface})` } },
  '@media': { [from.desktop]: { display: 'none' } },
});

export const panel = style({
  // Where the browser shows it by itself, before script: a sheet from below.
  insetBlock: 'auto 0',
  insetInline: 0,
  inlineSize: '100%',
  maxBlockSize: `calc(100dvb - ${space.xxlarge})`,
  margin: 0,
  paddingBlock: space.large,
  paddingInline: '20px',
  border: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  '@media': {
    [from.desktop]: {
      position: 'static',
      display: 'block',
      // What does not fit beside the list is a turn of the wheel away, and the list stays where it is.
      maxBlockSize: 'max(20rem, 100dvb - 136px)',
      scrollPaddingBlock: space.large,
      boxShadow: `0 4px 0 ${vars.shadow.cast}`,
    },
  },
});

export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.large });

export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
});
