import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const root = style({
  paddingBlockStart: 'clamp(36px, 5vw, 68px)',
  paddingBlockEnd: vars.rhythm.section,
  '@media': { print: { paddingBlock: space.xlarge } },
});

export const head = style({
  display: 'grid',
  gap: space.large,
  maxInlineSize: '52rem',
  paddingBlockEnd: 'clamp(32px, 5vw, 64px)',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.small} ${space.large}`,
  alignItems: 'center',
});

export const date = style({
  minInlineSize: 0,
  color: on.inkMuted,
  fontFamily: vars.font.figures,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(32px, 5vw, 72px)',
  alignItems: 'start',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 19rem) minmax(0, 1fr)' },
    print: { display: 'block' },
  },
});

export const contents = style({
  '@media': {
    // Below the shop's own board, which stays in sight too. A long one scrolls with the page.
    [from.desktop]: { position: 'sticky', insetBlockStart: '112px' },
    print: { display: 'none' },
  },
});

export const contentsName = style({
  paddingBlockEnd: space.small,
  color: on.bright,
  fontFamily: vars.font.display,
  fontSize: fontSize.large,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.1,
});

export const list = style({ counterReset: 'entry' });

export const entry = style({
  counterIncrement: 'entry',
  borderBlockStart: `${vars.stroke.hair} ${on.line}`,
});

export const link = style({
  display: 'grid',
  gridTemplateColumns: '1.4em minmax(0, 1fr)',
  gap: space.xsmall,
  alignItems: 'baseline',
  paddingBlock: '10px',
  lineHeight: 1.3,
  textWrap: 'balance',
  textDecorationLine: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { textDecorationLine: 'underline', textDecorationColor: on.bright },
    '&::before': {
      content: 'counter(entry)',
      color: on.bright,
      fontFamily: vars.font.display,
      fontStretch: fontStretch.condensed,
      fontWeight: 800,
    },
  },
});

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(40px, 5vw, 64px)',
  counterReset: 'part',
  minInlineSize: 0,
  '@media': { print: { display: 'block' } },
});

export const part = style({
  counterIncrement: 'part',
  minInlineSize: 0,
  // Text keeps to a readable line length; a table may be wider.
  maxInlineSize: '68ch',
  '@media': { print: { paddingBlockEnd: space.xlarge } },
});

export const name = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.small,
  alignItems: 'baseline',
  marginBlockEnd: space.medium,
  paddingBlockStart: space.medium,
  borderBlockStart: `${vars.stroke.rule} ${on.ink}`,
  breakAfter: 'avoid',
  selectors: {
    '&::before': {
      content: 'counter(part)',
      color: on.bright,
      fontFamily: vars.font.display,
      fontSize: fontSize.xlarge,
      fontStretch: fontStretch.condensed,
      fontWeight: 800,
      lineHeight: 1,
    },
  },
});
