import { style } from '@vanilla-extract/css';
import { base } from '../../styles/base.ts';
import { fontStretch } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  selectors: {
    [base]: {
      // A unit that does not fit goes on a line of its own, no taller than itself.
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '0.08em',
      fontFamily: vars.font.display,
      fontWeight: vars.font.displayWeight,
      fontStretch: fontStretch.narrow,
      lineHeight: 0.82,
      letterSpacing: '-0.02em',
      // Without the plate that forced colours draw behind text: set so tight, it would cover the words beside it.
      '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' } },
    },
  },
});

export const sign = style({
  selectors: { [base]: { fontSize: '0.52em', verticalAlign: '0.42em', marginInlineEnd: '0.1em' } },
});

export const unit = style({
  selectors: {
    [base]: {
      fontSize: 'max(0.3em, 0.75rem)',
      letterSpacing: 'normal',
      textTransform: vars.font.displayCase,
      overflowWrap: 'anywhere',
    },
  },
});
