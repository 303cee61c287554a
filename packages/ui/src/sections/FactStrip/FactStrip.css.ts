import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { fontSize, space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/ground.css.ts';

export const root = style({
  paddingInline: vars.rhythm.gutter,
  borderBlockStart: `${vars.stroke.board} ${on.bright}`,
});

export const heading = style({ paddingBlockStart: 'clamp(40px, 5vw, 64px)' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.tablet]: { gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column', gridTemplateColumns: 'none' },
  },
});

export const fact = style({
  paddingBlock: space.large,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  selectors: {
    '& + &': { borderBlockStart: `${vars.stroke.hair} ${on.line}` },
  },
  '@media': {
    [from.tablet]: {
      paddingInlineEnd: space.large,
      selectors: {
        '& + &': {
          paddingInlineStart: space.large,
          borderBlockStart: 0,
          borderInlineStart: `${vars.stroke.hair} ${on.line}`,
        },
      },
    },
  },
});

export const title = style({
  display: 'block',
  marginBlockEnd: space.xxsmall,
  color: on.bright,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${fontSize.large} * ${vars.font.displayScale})`,
  lineHeight: 1.1,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
});
