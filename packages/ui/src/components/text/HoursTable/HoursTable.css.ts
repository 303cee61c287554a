import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const table = style({ inlineSize: '100%', lineHeight: 1.3 });

export const look = styleVariants({
  numerals: [table, { fontSize: fontSize.large }],
  plain: [table],
});

const cell = style({ paddingBlock: space.small });
const numeralsCell = style([
  cell,
  { borderBlockStart: `${vars.stroke.rule} ${on.line}`, fontWeight: 700, overflowWrap: 'anywhere' },
]);
const plainCell = style([
  cell,
  { borderBlockStart: `${vars.stroke.hair} ${on.line}`, fontWeight: 600, overflowWrap: 'anywhere' },
]);

export const caption = styleVariants({ numerals: space.xsmall, plain: space.small }, (room) => ({
  paddingBlockEnd: room,
  fontSize: fontSize.medium,
  textAlign: 'start',
}));

export const days = styleVariants({ numerals: numeralsCell, plain: plainCell }, (drawn) => [
  drawn,
  // The longest day of the week, and the room beside it.
  { minInlineSize: `calc(10ch + ${space.medium})`, paddingInlineEnd: space.medium, textAlign: 'start' },
]);

// The days give way before an hour is broken.
const unbroken = style({ overflowWrap: 'break-word' });

// “06:00 to 20:00” is read at a glance on one line. On a phone its column takes all the room that the days do not need.
export const long = style({ '@media': { 'screen and (width < 26em)': { inlineSize: '100%' } } });

export const times = styleVariants({
  numerals: [
    numeralsCell,
    unbroken,
    {
      fontFamily: vars.font.numerals,
      fontSize: `calc(1em * ${vars.font.numeralScale})`,
      fontVariantNumeric: 'lining-nums tabular-nums',
      lineHeight: 1,
      textAlign: 'end',
    },
  ],
  plain: [
    plainCell,
    unbroken,
    {
      // As large as the longest word lets it be on a narrow phone.
      fontSize: `min(${fontSize.large}, max(1rem, 5vw))`,
      textAlign: 'end',
      fontVariantNumeric: 'lining-nums',
    },
  ],
});

export const closed = style({ color: on.inkMuted });

// Room beside the day; at the end of a line there is none, so that a mark on a line of its own begins where the day does.
export const beside = style({ wordSpacing: `calc(${fontSize.small} * 0.6)` });

// A ring in the words' own colour: it shows on every ground, and in forced colours. A day off has another colour, which
// is only for large words.
export const today = style({
  display: 'inline-block',
  paddingInline: '0.6em',
  border: '2px solid',
  borderRadius: vars.radius.control,
  color: on.ink,
  fontSize: fontSize.small,
  lineHeight: 1.5,
  verticalAlign: 'middle',
  overflowWrap: 'normal',
  selectors: { '&[hidden]': { display: 'none' } },
});
