import { keyframes, style } from '@vanilla-extract/css';
import { motion, noScript } from '../../../styles/breakpoints.ts';
import { duration, fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const dashes = `2px dashed ${vars.color.controlEdge}`;
const printed = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

export const root = style({ '@media': { print: { color: vars.street.onPaper } } });

export const slot = style({
  position: 'relative',
  blockSize: '40px',
  borderRadius: '8px 8px 3px 3px',
  background: vars.street.iron,
  boxShadow: `0 4px 0 ${vars.shadow.cast}`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 18px 8px',
      blockSize: '8px',
      borderRadius: '4px',
      background: '#000',
    },
  },
  '@media': { print: { display: 'none' } },
});

export const sheet = style({
  position: 'relative',
  marginBlockStart: '-14px',
  marginInline: 'clamp(12px, 4vw, 26px)',
  filter: `drop-shadow(0 6px 0 ${vars.shadow.cast}) drop-shadow(0 0 1px ${vars.shadow.cast})`,
  '@media': { print: { margin: 0, filter: 'none', breakInside: 'avoid' } },
});

// One mask tears the foot off along its perforation.
export const paper = style({
  position: 'relative',
  padding: '26px clamp(14px, 4vw, 22px) 38px',
  background: vars.street.paper,
  color: vars.street.onPaper,
  mask: 'linear-gradient(#000 0 0) 0 0 / 100% calc(100% - 8.5px) no-repeat, conic-gradient(from -45deg at 50% 100%, #000 90deg, #0000 0) 0 100% / 18px 9px round no-repeat',
  fontFamily: vars.font.figures,
  fontSize: '0.875rem',
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  '@media': {
    print: { background: 'none', mask: 'none' },
    '(forced-colors: active)': { border: '2px solid' },
  },
});

export const shop = style({
  display: 'grid',
  gap: '2px',
  paddingBlockEnd: '14px',
  borderBlockEnd: dashes,
  textAlign: 'center',
});

export const shopName = style({
  fontFamily: vars.font.display,
  fontSize: '2rem',
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  letterSpacing: '-0.03em',
});

const list = style({ display: 'grid', gap: '6px', paddingBlock: '14px', borderBlockEnd: dashes });
export const facts = style([list, { gap: 0 }]);
export const lines = list;

export const empty = style({
  // The blank lines are printed faintly, by day and by night.
  vars: { [on.line]: vars.street.paperLine },
  paddingBlock: space.large,
  borderBlockEnd: dashes,
  textAlign: 'center',
});

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.medium,
  justifyContent: 'space-between',
});

export const line = style({
  display: 'flex',
  gap: '6px',
  alignItems: 'baseline',
  selectors: {
    // Dots from the name to the price.
    '&::after': {
      content: '""',
      order: 1,
      flex: '1 0 12px',
      borderBlockEnd: `2px dotted ${vars.color.controlEdge}`,
    },
  },
});

export const passingLine = style([
  line,
  {
    '@media': {
      [motion]: { animation: `${printed} ${duration.quick} ease-out` },
      [noScript]: { display: 'none' },
    },
  },
]);

export const name = style({ minInlineSize: 0 });
export const price = style({ order: 2, fontWeight: 700, whiteSpace: 'nowrap' });

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  alignItems: 'end',
  justifyContent: 'space-between',
  paddingBlock: '14px 4px',
  fontSize: '1rem',
  fontWeight: 700,
});

export const liveTotal = style([total, { '@media': { [noScript]: { display: 'none' } } }]);

export const note = style({ display: 'block' });

export const sum = style({
  marginInlineStart: 'auto',
  fontFamily: vars.font.display,
  fontSize: '3.4rem',
  fontStretch: fontStretch.narrow,
  fontWeight: vars.font.displayWeight,
  lineHeight: 0.85,
});

export const withoutScript = style({
  display: 'none',
  paddingBlock: '14px 4px',
  fontWeight: 700,
  '@media': { [noScript]: { display: 'block' } },
});

export const stamp = style({ display: 'grid', justifyItems: 'center', marginBlockStart: space.medium });

export const barcode = style({
  blockSize: '46px',
  marginBlock: `${space.medium} 6px`,
  background: `repeating-linear-gradient(90deg, ${vars.street.onPaper} 0 2px, transparent 2px 5px, ${vars.street.onPaper} 5px 9px, transparent 9px 11px, ${vars.street.onPaper} 11px 12px, transparent 12px 17px)`,
  printColorAdjust: 'exact',
});

export const footer = style({ textAlign: 'center', textWrap: 'balance' });
