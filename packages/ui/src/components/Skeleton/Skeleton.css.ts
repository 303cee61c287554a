import { fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motion } from '../../styles/breakpoints.ts';
import { fontSize, space, touchTarget } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/ground.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const root = style({ display: 'grid', gap: space.xsmall, inlineSize: '100%' });

// A stroke of undercoat where letters will be.
const stroke = style({
  display: 'block',
  borderRadius: '3px',
  background: fallbackVar(on.line, vars.color.line),
  '@media': {
    [motion]: { animation: `${breathe} 2s ease-in-out infinite` },
    '(forced-colors: active)': { border: '1px dashed' },
  },
});

const shorterLast = { selectors: { '&:last-child:not(:first-child)': { inlineSize: '62%' } } };

export const kind = styleVariants({
  words: [stroke, { blockSize: '0.85em', marginBlock: '0.35em' }, shorterLast],
  title: [stroke, { blockSize: fontSize.title, maxInlineSize: '12em' }, shorterLast],
  button: [stroke, { blockSize: touchTarget, inlineSize: '8em', maxInlineSize: '100%' }],
});
