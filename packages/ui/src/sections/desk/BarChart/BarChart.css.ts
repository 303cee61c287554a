import { style, styleVariants } from '@vanilla-extract/css';
import { printedWhole } from '../../../styles/fold.ts';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  alignContent: 'start',
  padding: 'clamp(20px, 2.6vw, 36px) clamp(16px, 2.4vw, 32px)',
});

export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'clamp(9rem, 22vw, 14rem) auto',
  gap: `${space.xsmall} ${space.small}`,
  // A time axis is drawn from left to right.
  direction: 'ltr',
  color: on.inkMuted,
  fontFamily: vars.font.figures,
  fontSize: fontSize.xsmall,
});

export const scale = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'end',
  marginBlock: '-0.7em',
});

export const plot = style({ inlineSize: '100%', blockSize: '100%', overflow: 'visible' });

export const rule = style({
  fill: 'none',
  stroke: on.line,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});

export const reach = style({ fill: 'transparent' });

export const day = style({});

const drawn = style({ vectorEffect: 'non-scaling-stroke' });

export const bar = styleVariants({
  plain: [
    drawn,
    {
      fill: on.bright,
      selectors: { [`${day}:hover &`]: { fill: on.ink } },
      '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
    },
  ],
  last: [
    drawn,
    {
      fill: vars.color.spark,
      stroke: on.ink,
      strokeWidth: 2,
      '@media': { '(forced-colors: active)': { fill: 'Highlight' } },
    },
  ],
});

export const labels = style({ gridColumn: 2, display: 'flex', justifyContent: 'space-between' });

export const details = style([printedWhole, { minInlineSize: 0 }]);

export const summary = style({
  display: 'list-item',
  minBlockSize: touchTarget,
  paddingBlock: space.xsmall,
  fontWeight: 600,
  cursor: 'pointer',
  textDecoration: `underline 2px ${on.line}`,
  textUnderlineOffset: '0.3em',
  overflowWrap: 'anywhere',
});
