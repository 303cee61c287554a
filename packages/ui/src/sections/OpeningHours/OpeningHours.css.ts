import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/ground.css.ts';

// Beside the heading where both have room, below it where they have not.
export const layout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space.large} clamp(24px, 5vw, 72px)`,
});

export const head = style({ flex: '0 1 auto', minInlineSize: 0 });
// No wider than the eye goes from a day to its hours.
export const hours = style({ flex: '1 1 40rem', minInlineSize: 0, maxInlineSize: '40rem' });

export const table = style({ inlineSize: '100%', fontSize: fontSize.large, lineHeight: 1.3 });

export const caption = style({
  paddingBlockEnd: space.xsmall,
  fontSize: fontSize.medium,
  textAlign: 'start',
});

const cell = style({
  paddingBlock: space.small,
  borderBlockStart: `${vars.stroke.rule} ${on.line}`,
  fontWeight: 700,
  overflowWrap: 'anywhere',
});

export const days = style([
  cell,
  { minInlineSize: '9ch', paddingInlineEnd: space.medium, textAlign: 'start' },
]);
export const times = style([
  cell,
  {
    // The days give way before an hour is broken.
    overflowWrap: 'break-word',
    fontFamily: vars.font.numerals,
    fontSize: `calc(1em * ${vars.font.numeralScale})`,
    fontVariantNumeric: 'lining-nums tabular-nums',
    lineHeight: 1,
    textAlign: 'end',
  },
]);
export const closed = style({ color: on.bright });
