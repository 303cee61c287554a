import { fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const ink = fallbackVar(on.inkMuted, vars.color.inkMuted);
const bright = fallbackVar(on.ink, vars.color.ink);

export const root = style({
  display: 'block',
  inlineSize: '7.5rem',
  maxInlineSize: '100%',
  blockSize: '2rem',
  overflow: 'visible',
});

const drawn = { fill: 'none', strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' } as const;

export const rule = style({
  ...drawn,
  stroke: ink,
  strokeWidth: 1,
  strokeDasharray: '1 4',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const line = style({
  ...drawn,
  stroke: ink,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const last = style({
  ...drawn,
  stroke: bright,
  strokeWidth: 7,
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});
