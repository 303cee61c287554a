import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

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
