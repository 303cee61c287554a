import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';
import { mostChoices } from './choices.ts';

export const head = style({ display: 'grid', gap: space.small, marginBlockEnd: 'clamp(24px, 4vw, 40px)' });

export const week = style({});

const values = ['k', 'a'].flatMap((sign) =>
  Array.from({ length: mostChoices }, (_, place) => `${sign}${place}`),
);
const chosen = (value: string) => `${week}:has([value="${value}"]:checked)`;

export const filter = style({
  display: 'grid',
  gap: space.xsmall,
  marginBlockEnd: space.xlarge,
  '@media': { print: { display: 'none' } },
});

// Their ground, where they stand side by side.
export const tabs = style({ '@media': { [from.tablet]: { borderBlockEnd: `2px solid ${on.ink}` } } });

// A list on a phone, one day after the other; beside each other on a desktop.
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xlarge} ${space.small}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.xlarge },
    [from.desktop]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: space.small,
    },
  },
});

export const day = style({ minInlineSize: 0 });

export const dayName = style({
  paddingBlockEnd: space.xxsmall,
  borderBlockEnd: `${vars.stroke.frame} ${on.ink}`,
  breakAfter: 'avoid',
});

export const sessions = style({ minInlineSize: 0 });

export const session = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: space.small,
  alignItems: 'baseline',
  minBlockSize: touchTarget,
  paddingBlock: space.small,
  borderBlockEnd: `${vars.stroke.hair} ${on.line}`,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space.xxsmall },
    screen: {
      selectors: Object.fromEntries(
        values.map((value) => [`${chosen(value)} &:not([data-is~="${value}"])`, { display: 'none' }]),
      ),
    },
  },
});

export const time = style({
  fontFamily: vars.font.numerals,
  fontSize: `calc(${fontSize.medium} * ${vars.font.numeralScale})`,
  fontWeight: 700,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1.1,
});

export const words = style({ minInlineSize: 0 });

export const name = style({ fontWeight: 700 });

export const link = style({
  textUnderlineOffset: '0.2em',
  selectors: {
    // A press anywhere on it is a press on the control.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecorationThickness: '4px' },
  },
});

export const about = style({ color: on.inkMuted, fontSize: fontSize.small });

export const places = style({
  inlineSize: 'fit-content',
  marginBlockStart: space.xxsmall,
  paddingInline: space.xsmall,
  border: '1.5px solid currentColor',
  borderRadius: vars.radius.control,
  fontSize: fontSize.xsmall,
  fontWeight: 700,
  lineHeight: 1.6,
});

export const none = style({
  paddingBlock: space.small,
  color: on.inkMuted,
  fontStyle: 'italic',
  overflowWrap: 'anywhere',
});

/** The same under a day that has sessions, but none that match. */
export const noneLeft = style([
  none,
  {
    display: 'none',
    '@media': {
      screen: {
        selectors: Object.fromEntries(
          values.map((value) => [`${chosen(value)} &[data-lacks~="${value}"]`, { display: 'block' }]),
        ),
      },
    },
  },
]);

export const foot = style({ marginBlockStart: space.xlarge });
