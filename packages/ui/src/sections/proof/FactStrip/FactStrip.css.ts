import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';
import { measureMargin } from '../../../theme/measureMargin.ts';

export const root = style({
  paddingInline: measureMargin(),
  borderBlockStart: `${vars.stroke.board} ${on.bright}`,
});

export const heading = style({ paddingBlock: `clamp(40px, 5vw, 64px) ${space.small}` });

const row = { gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column', gridTemplateColumns: 'none' };
const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Side by side as soon as each has room for a few words. */
export const facts = styleVariants({
  few: [list, { '@media': { [from.tablet]: row } }],
  many: [list, { '@media': { [from.desktop]: row } }],
});

const fact = style({
  paddingBlock: space.large,
  lineHeight: 1.3,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hair} ${on.line}` } },
});

const besideAnother = {
  paddingInlineEnd: space.large,
  selectors: {
    '& + &': {
      paddingInlineStart: space.large,
      borderBlockStart: 0,
      borderInlineStart: `${vars.stroke.hair} ${on.line}`,
    },
  },
};

export const item = styleVariants({
  few: [fact, { '@media': { [from.tablet]: besideAnother } }],
  many: [fact, { '@media': { [from.desktop]: besideAnother } }],
});

export const title = style({
  display: 'block',
  marginBlockEnd: space.xxsmall,
  color: on.bright,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  // Bright lettering has the contrast of large text, in any weight: WCAG 2.2, 1.4.3.
  fontSize: `max(1.5rem, ${fontSize.large} * ${vars.font.displayScale})`,
  lineHeight: 1.1,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
});
