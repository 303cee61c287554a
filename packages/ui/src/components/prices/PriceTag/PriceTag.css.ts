import { createVar, style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

const hole = createVar();
const holeSize = createVar();

export const root = style({ maxInlineSize: '100%', filter: `drop-shadow(0 4px 0 ${vars.shadow.cast})` });

// A ticket on its side: clipped at the string's end, with a hole for the string.
export const card = style({
  vars: { [hole]: '19px', [holeSize]: '6px' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxsmall} ${space.xsmall}`,
  paddingBlock: '9px 8px',
  paddingInline: '34px 12px',
  background: vars.color.spark,
  color: vars.color.onSpark,
  clipPath: 'polygon(24px 0, 100% 0, 100% 100%, 24px 100%, 0 calc(100% - 24px), 0 24px)',
  mask: `radial-gradient(circle ${holeSize} at ${hole} 50%, #0000 94%, #000)`,
  fontSize: fontSize.xsmall,
  fontWeight: 600,
  lineHeight: 1.3,
  selectors: {
    // Clip and mask know no writing direction.
    '&:dir(rtl)': {
      clipPath:
        'polygon(0 0, calc(100% - 24px) 0, 100% 24px, 100% calc(100% - 24px), calc(100% - 24px) 100%, 0 100%)',
      mask: `radial-gradient(circle ${holeSize} at calc(100% - ${hole}) 50%, #0000 94%, #000)`,
    },
  },
  '@media': {
    [from.tablet]: {
      vars: { [hole]: '26px', [holeSize]: '8px' },
      gap: space.small,
      paddingBlock: '16px 14px',
      paddingInline: '52px 22px',
      fontSize: 'inherit',
    },
    '(forced-colors: active)': { border: '2px solid' },
  },
});

export const price = style({
  fontFamily: vars.font.display,
  fontSize: '2.4rem',
  fontStretch: fontStretch.narrow,
  fontWeight: vars.font.displayWeight,
  lineHeight: 0.8,
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { fontSize: 'clamp(3.2rem, 4.6vw, 3.7rem)' } },
});
