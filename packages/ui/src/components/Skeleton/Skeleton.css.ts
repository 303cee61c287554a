import { keyframes, style } from '@vanilla-extract/css';
import { motion } from '../../styles/breakpoints.ts';
import { space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/ground.css.ts';

export const root = style({ display: 'grid', gap: space.small, minInlineSize: 0 });

const breathing = keyframes({ '50%': { opacity: 0.5 } });

// Whitewash on the glass of a shop that is being fitted out.
const whitewash = style({
  border: `1px solid ${on.line}`,
  borderRadius: `min(${vars.radius.card}, 6px)`,
  background: `repeating-linear-gradient(45deg, transparent 0 14px, ${on.line} 14px 15px)`,
  '@media': { [motion]: { animation: `${breathing} 1600ms ease-in-out infinite` } },
});

export const picture = style([whitewash, { aspectRatio: '4 / 3' }]);

export const line = style([
  whitewash,
  {
    blockSize: '1em',
    background: on.line,
    selectors: { '&:last-child:not(:only-child)': { inlineSize: '62%' } },
  },
]);
