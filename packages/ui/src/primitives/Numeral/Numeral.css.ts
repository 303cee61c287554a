import { style } from '@vanilla-extract/css';
import { primitives } from '../../styles/layers.css.ts';
import { fontStretch } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  '@layer': {
    [primitives]: {
      fontFamily: vars.font.display,
      fontWeight: vars.font.displayWeight,
      fontStretch: fontStretch.narrow,
      lineHeight: 0.82,
      letterSpacing: '-0.02em',
    },
  },
});

export const sign = style({
  '@layer': { [primitives]: { fontSize: '0.52em', verticalAlign: '0.42em' } },
});

export const unit = style({
  '@layer': {
    [primitives]: {
      fontSize: '0.3em',
      letterSpacing: 'normal',
      textTransform: vars.font.displayCase,
      // Never parted from its number by less than a space, and never longer than its line.
      overflowWrap: 'anywhere',
    },
  },
});
