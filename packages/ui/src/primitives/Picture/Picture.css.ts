import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { altSize } from '../../styles/altSize.css.ts';
import { focusPoint } from '../../styles/focusPoint.css.ts';
import { base } from '../../styles/base.ts';
import { pictureGround } from '../../styles/pictureGround.css.ts';
import { fontSize, space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  selectors: {
    [base]: {
      position: 'relative',
      inlineSize: '100%',
      // Shown while the picture is on its way, and behind its `alt` when it never comes.
      background: fallbackVar(pictureGround, vars.color.surfaceTint),
      color: vars.color.ink,
    },
    // Browsers draw this only when the picture is missing: a whitewashed pane with its words on it.
    [`${base}::after`]: {
      content: 'attr(alt)',
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeContent: 'center',
      padding: space.medium,
      background: `repeating-linear-gradient(45deg, ${vars.color.surfaceTint} 0 14px, ${vars.color.line} 14px 15px)`,
      fontSize: fallbackVar(altSize, fontSize.small),
      lineHeight: 1.4,
      textAlign: 'center',
      textWrap: 'balance',
      overflowWrap: 'anywhere',
    },
  },
});

export const fit = styleVariants({
  natural: { selectors: { [base]: { blockSize: 'auto' } } },
  cover: {
    selectors: {
      [base]: {
        blockSize: '100%',
        objectFit: 'cover',
        objectPosition: fallbackVar(focusPoint, '50% 50%'),
      },
    },
  },
  contain: {
    selectors: { [base]: { blockSize: '100%', background: 'none', objectFit: 'contain' } },
  },
});
