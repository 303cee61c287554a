import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';
import { sheet } from '../../../theme/paper.css.ts';
import { fieldGap, laidOut } from '../FieldFrame/FieldFrame.css.ts';

// A coupon: readers cut along the dots.
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

export const room = style({ containerType: 'inline-size' });

const roomy = '(min-width: 24rem)';

// The field's hint and error stand directly below it, wherever the button is.
export const row = style({
  vars: { [laidOut]: 'contents' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${fieldGap} ${space.small}`,
  '@container': {
    [roomy]: {
      gridTemplateRows: 'auto auto',
      gridTemplateColumns: 'minmax(14rem, 1fr) auto',
      gridAutoFlow: 'column',
      selectors: { '&:has([aria-invalid])': { gridTemplateRows: 'auto auto auto' } },
    },
  },
});

// Beside the field where there is room for an address, else below it.
export const send = style({
  display: 'grid',
  justifyItems: 'start',
  paddingBlockStart: space.xxsmall,
  '@container': { [roomy]: { gridArea: '2 / 2', paddingBlockStart: 0 } },
});

export const consent = style({
  maxInlineSize: '62ch',
  color: fallbackVar(on.inkMuted, vars.color.inkMuted),
  fontSize: fontSize.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});
