import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const root = style({
  paddingBlock: `calc(${space.huge} + ${vars.band.size}) ${space.huge}`,
  position: 'relative',
  textAlign: 'center',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: 0,
      blockSize: vars.band.size,
      background: vars.band.picture,
    },
  },
});

export const parts = style({ display: 'grid', justifyItems: 'center', gap: space.medium });

export const name = style({
  maxInlineSize: '100%',
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${fontSize.page} * ${vars.font.displayScale})`,
  lineHeight: vars.font.displayLeading,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const smallPrint = style({ color: on.inkMuted, textWrap: 'balance' });
