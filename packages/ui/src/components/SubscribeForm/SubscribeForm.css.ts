import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { fontSize, space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/ground.css.ts';
import { sheet } from '../../theme/paper.css.ts';

// A coupon: one cuts along the dots.
export const look = styleVariants({
  open: {},
  slip: [
    sheet,
    {
      padding: space.medium,
      border: `2px dashed ${vars.street.onPaperMuted}`,
      borderRadius: vars.radius.card,
      boxShadow: `0 0 0 6px ${vars.street.paper}`,
      margin: '6px',
    },
  ],
});

export const words = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
});

// Beside the button where there is room for an address, else above it.
export const line = style({ flex: '1 1 14rem', minInlineSize: 0 });

export const consent = style({
  maxInlineSize: '62ch',
  color: fallbackVar(on.inkMuted, vars.color.inkMuted),
  fontSize: fontSize.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});
