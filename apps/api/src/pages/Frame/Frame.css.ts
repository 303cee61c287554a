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
  paddingInline: 'clamp(16px, 4vw, 32px)',
  background: vars.color.surfaceDeep,
  borderBlockEnd: `2px solid ${vars.color.spark}`,
});

export const name = style({
  color: vars.color.spark,
  fontFamily: vars.font.display,
  fontSize: '1.75rem',
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.1,
  letterSpacing: '-0.03em',
  textShadow: `2px 2px 0 ${vars.color.surfaceDeeper}`,
});

export const cloth = style({ blockSize: '44px' });

export const content = style({ paddingBlock: 'clamp(24px, 5vw, 56px) 64px' });
