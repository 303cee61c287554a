import { style } from '@vanilla-extract/css';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({ paddingBlockStart: 'clamp(36px, 5vw, 68px)' });

export const words = style({
  display: 'grid',
  gap: space.large,
  paddingBlockEnd: 'clamp(24px, 3vw, 40px)',
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.medium} ${space.large}`,
  paddingBlockEnd: space.medium,
  borderBlockEnd: `2px solid ${vars.color.line}`,
});

export const categories = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });

export const category = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  paddingInline: space.medium,
  border: `2px solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.control,
  fontSize: fontSize.small,
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-current]': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const count = style({ color: vars.color.inkMuted });
