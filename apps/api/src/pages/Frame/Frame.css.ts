import { style } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';

export const root = style({
  minBlockSize: '100vh',
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  lineHeight: 1.6,
  overflowWrap: 'break-word',
});

export const board = style({
  paddingBlock: '14px',
  // Painted like the board over the shop's other pages.
  background: `${vars.lamps}, ${vars.color.surfaceDeep}`,
  boxShadow: [
    `inset 0 5px 0 ${vars.color.surfaceDeeper}`,
    `inset 0 -6px 0 ${vars.color.surfaceDeeper}`,
    `inset 0 6px 0 ${vars.color.spark}`,
    `inset 0 -7px 0 ${vars.color.spark}`,
  ].join(', '),
});

export const name = style({
  color: vars.color.spark,
  fontFamily: vars.font.display,
  fontSize: '2rem',
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.1,
  letterSpacing: '-0.03em',
  textShadow: `2px 2px 0 ${vars.color.surfaceDeeper}`,
});

export const cloth = style({
  position: 'relative',
  blockSize: '36px',
  filter: `drop-shadow(0 6px 0 ${vars.shadow.cast})`,
});

// The red hem shows below the stripes, and below the white ones too.
export const piping = style({ position: 'absolute', inset: '4px 0 0' });
export const stripes = style({ position: 'absolute', inset: '0 0 4px' });

export const content = style({ paddingBlock: 'clamp(24px, 5vw, 56px) 64px' });
