import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

export const head = style({
  display: 'grid',
  gap: space.small,
  paddingBlockEnd: 'clamp(28px, 4vw, 56px)',
});

// Steps, one against the next: water that has been cut out with scissors.
export const list = style({
  display: 'grid',
  gap: space.large,
  '@media': {
    [from.desktop]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: 0,
      minBlockSize: 'clamp(400px, 36vw, 520px)',
      borderBlockEnd: `${vars.stroke.rule} ${on.ink}`,
    },
  },
});

export const moment = style({
  display: 'flex',
  alignItems: 'end',
  gap: space.medium,
  minInlineSize: 0,
  borderBlockEnd: `${vars.stroke.rule} ${on.ink}`,
  '@media': {
    [from.desktop]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      justifyContent: 'flex-end',
      gap: space.small,
      borderBlockEnd: 0,
    },
  },
});

export const words = style({
  flex: '1 1 0',
  display: 'grid',
  gap: space.xxsmall,
  minInlineSize: 0,
  paddingBlockEnd: space.xsmall,
  overflowWrap: 'anywhere',
  '@media': {
    [from.desktop]: {
      flex: 'none',
      order: -1,
      paddingBlockEnd: 0,
      paddingInline: space.small,
      fontSize: fontSize.small,
    },
  },
});

export const name = style({ fontWeight: 700, lineHeight: 1.25 });
export const text = style({ lineHeight: 1.35 });

const column = style({
  display: 'flex',
  alignItems: 'flex-start',
  padding: `${space.small} ${space.small}`,
  flex: 'none',
  inlineSize: 'min(50%, 6.5rem)',
  '@media': { [from.desktop]: { inlineSize: 'auto' } },
});

/** How high the water stands, in tenths: over each line on a phone, across the day where there is room. */
export const level = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((tenths) =>
  style([
    column,
    {
      minBlockSize: `${2.6 + tenths * 0.35}rem`,
      '@media': { [from.desktop]: { minBlockSize: `${3.4 + tenths * 1.75}rem` } },
    },
  ]),
);

export const time = style({
  fontFamily: vars.font.numerals,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
  '@media': { [from.desktop]: { fontSize: 'clamp(1.2rem, 1.9vw, 1.7rem)' } },
});

const shown = { '@media': { '(forced-colors: active)': { border: '2px solid' } } };

/** `open`: the one thing to be seen from across the room. */
export const water = styleVariants({ shut: shown, open: shown });

export const note = style({ paddingBlockStart: space.large });
