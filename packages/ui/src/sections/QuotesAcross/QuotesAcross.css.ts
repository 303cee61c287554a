import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { fontSize, space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/ground.css.ts';

export const items = style({ display: 'grid', gap: space.xxlarge, marginBlockStart: space.xlarge });

export const item = style({ minInlineSize: 0 });

export const figure = style({
  display: 'grid',
  gap: space.small,
  '@media': {
    [from.tablet]: {
      maxInlineSize: '80%',
      selectors: {
        [`${item}:nth-child(even) > &`]: { marginInlineStart: 'auto', textAlign: 'end' },
      },
    },
  },
});

export const quote = style({
  color: on.bright,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${fontSize.xxlarge} * ${vars.font.displayScale})`,
  lineHeight: 1.14,
  letterSpacing: vars.font.displayTracking,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
