import { fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motion } from '../../../styles/breakpoints.ts';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const breathing = keyframes({ '50%': { opacity: 0.55 } });
const line = fallbackVar(on.line, vars.color.line);

export const root = style({ display: 'grid', gap: space.xsmall, inlineSize: '100%', minInlineSize: 0 });

const undercoat = style({
  display: 'block',
  '@media': {
    [motion]: { animation: `${breathing} 2s ease-in-out infinite` },
    '(forced-colors: active)': { border: '1px dashed' },
  },
});

const strokeOfPaint = style([undercoat, { borderRadius: '3px', background: line }]);
const shorterLast = { selectors: { '&:last-child:not(:first-child)': { inlineSize: '62%' } } };

export const stroke = styleVariants({
  words: [strokeOfPaint, { blockSize: '0.85em', marginBlock: '0.35em' }, shorterLast],
  title: [strokeOfPaint, { blockSize: fontSize.title, maxInlineSize: '12em' }, shorterLast],
  button: [strokeOfPaint, { blockSize: touchTarget, inlineSize: '8em', maxInlineSize: '100%' }],
});

// Whitewash on the glass of a shop that is being fitted out.
export const picture = style([
  undercoat,
  {
    aspectRatio: '4 / 3',
    border: `1px solid ${line}`,
    borderRadius: `min(${vars.radius.card}, 6px)`,
    background: `repeating-linear-gradient(45deg, transparent 0 14px, ${line} 14px 15px)`,
  },
]);
