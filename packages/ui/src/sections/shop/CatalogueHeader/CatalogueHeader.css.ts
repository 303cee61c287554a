import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, phone } from '../../../styles/breakpoints.ts';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({ paddingBlockStart: 'clamp(12px, 1.2vw, 16px)' });

// Short, so that the goods are on the first screen.
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.xxsmall} ${space.medium}`,
  alignItems: 'center',
  paddingBlockEnd: space.xsmall,
  '@media': {
    [phone]: { columnGap: space.small, paddingBlockEnd: 0 },
    [from.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: space.xlarge },
  },
});

globalStyle(`${words} > h1`, {
  fontSize: fontSize.xxlarge,
  '@media': { [phone]: { fontSize: '1.75rem' }, [from.desktop]: { fontSize: '2.5rem' } },
});
globalStyle(`${words} > p`, {
  gridRow: 2,
  gridColumn: '1 / -1',
  '@media': {
    [phone]: { fontSize: fontSize.small, lineHeight: 1.4 },
    [from.desktop]: { gridRow: 1, gridColumn: 2 },
  },
});

const way = style({
  gridRow: 1,
  gridColumn: -2,
  display: 'inline-flex',
  gap: space.xsmall,
  alignItems: 'center',
  minBlockSize: touchTarget,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  // No taller than the heading beside it.
  '@media': { [phone]: { marginBlock: '-7px' } },
  selectors: { '&[aria-current]': { textDecorationThickness: '4px' } },
});

export const action = styleVariants({ known: [way], pending: [way, { visibility: 'hidden' }] });

// Beside a heading that has its line there is room for the words.
globalStyle(`${way} > svg`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${way}[aria-current] path`, { fill: 'currentColor' });

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
