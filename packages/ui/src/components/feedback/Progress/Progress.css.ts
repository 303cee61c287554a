import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motion } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';
import { unseen } from '../../../styles/unseen.ts';

const grid = style({ display: 'grid', alignItems: 'center', minInlineSize: 0, overflowWrap: 'anywhere' });

export const layout = styleVariants({
  stack: [
    grid,
    {
      gridTemplateColumns: 'minmax(50%, 1fr) minmax(0, auto)',
      gridTemplateAreas: '"label value" "bar bar"',
      gap: `${space.xsmall} ${space.medium}`,
    },
  ],
  row: [
    grid,
    {
      gridTemplateColumns: 'minmax(4.5rem, auto) minmax(3rem, 1fr) minmax(2rem, auto)',
      gridTemplateAreas: '"label bar value"',
      gap: space.small,
      fontSize: fontSize.small,
    },
  ],
});

export const label = style({ gridArea: 'label', fontWeight: 600 });

export const heard = style({
  ...unseen,
});

const cloth = `repeating-linear-gradient(-60deg, ${on.ink} 0 10px, transparent 10px 20px)`;
const rolling = keyframes({ to: { backgroundPositionX: '23.1px' } });

const filled = { background: on.bright };

// A strip of enamel, filled from where one reads.
export const bar = style({
  appearance: 'none',
  gridArea: 'bar',
  inlineSize: '100%',
  blockSize: '14px',
  border: `2px solid ${on.ink}`,
  borderRadius: `min(${vars.radius.control}, 7px)`,
  background: 'transparent',
  overflow: 'clip',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
    '&:indeterminate': { backgroundImage: cloth },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
  '@media': {
    [motion]: { selectors: { '&:indeterminate': { animation: `${rolling} 900ms linear infinite` } } },
    '(forced-colors: active)': {
      selectors: {
        '&::-webkit-progress-value': { forcedColorAdjust: 'none', background: 'Highlight' },
        '&::-moz-progress-bar': { forcedColorAdjust: 'none', background: 'Highlight' },
      },
    },
  },
});

export const value = style({
  gridArea: 'value',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
