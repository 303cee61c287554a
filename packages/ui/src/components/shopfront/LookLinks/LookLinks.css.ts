import { style } from '@vanilla-extract/css';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xsmall} ${space.small}`,
  minInlineSize: 0,
});

export const label = style({ minInlineSize: '4.5em', fontWeight: 700 });

export const list = style({
  display: 'flex',
  flex: '1 1 14rem',
  flexWrap: 'wrap',
  gap: space.xsmall,
  minInlineSize: 0,
});

export const item = style({ flex: '1 1 4.25rem', minInlineSize: 0, maxInlineSize: '15rem' });

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: touchTarget,
  blockSize: '100%',
  border: '2px solid',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  color: 'inherit',
  fontSize: fontSize.small,
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline 2px', textUnderlineOffset: '0.2em' },
    // On every ground the current one is a slip of paper.
    '&[aria-current]': {
      borderColor: vars.street.onPaper,
      background: vars.street.paper,
      color: vars.street.onPaper,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const swatch = style({ display: 'block', inlineSize: '100%', blockSize: '24px' });

export const name = style({
  display: 'grid',
  flex: '1 1 auto',
  placeItems: 'center',
  padding: space.xxsmall,
  overflowWrap: 'anywhere',
});
