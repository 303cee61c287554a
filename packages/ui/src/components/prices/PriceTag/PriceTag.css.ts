import { style } from '@vanilla-extract/css';
import { fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({ maxInlineSize: '100%', filter: `drop-shadow(0 4px 0 ${vars.shadow.cast})` });

// A ticket on its side: clipped at the string's end, with a hole for the string.
export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.small} ${space.medium}`,
  padding: '16px 22px 14px 52px',
  background: vars.color.spark,
  color: vars.color.onSpark,
  clipPath: 'polygon(24px 0, 100% 0, 100% 100%, 24px 100%, 0 calc(100% - 24px), 0 24px)',
  mask: 'radial-gradient(circle 8px at 26px 50%, #0000 94%, #000)',
  fontWeight: 600,
  lineHeight: 1.3,
  selectors: {
    // Clip and mask know no writing direction.
    '&:dir(rtl)': {
      paddingInline: '52px 22px',
      clipPath:
        'polygon(0 0, calc(100% - 24px) 0, 100% 24px, 100% calc(100% - 24px), calc(100% - 24px) 100%, 0 100%)',
      mask: 'radial-gradient(circle 8px at calc(100% - 26px) 50%, #0000 94%, #000)',
    },
  },
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

export const price = style({
  fontFamily: vars.font.display,
  fontSize: 'clamp(3.4rem, 5vw, 4.4rem)',
  fontStretch: fontStretch.narrow,
  fontWeight: vars.font.displayWeight,
  lineHeight: 0.8,
  overflowWrap: 'anywhere',
});
