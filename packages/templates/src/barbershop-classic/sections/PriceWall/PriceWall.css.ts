import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

// The name of a group stands beside its rows where there is room.
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.small} ${space.xxlarge}`,
  alignItems: 'start',
  marginBlockStart: 'clamp(32px, 4vw, 56px)',
  paddingBlockStart: space.large,
  borderBlockStart: `${vars.stroke.frame} ${on.bright}`,
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' } },
});

export const rows = style({ minInlineSize: 0 });

// On a phone: name and price, then what is in it, then the time. With room, all in one line.
const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${space.xxsmall} ${space.medium}`,
  overflowWrap: 'anywhere',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) 6rem minmax(5.5rem, auto)' },
  },
});

export const row = style([
  line,
  {
    paddingBlock: space.medium,
    borderBlockEnd: `${vars.stroke.hair} ${on.line}`,
    selectors: { '&:first-child': { paddingBlockStart: 0 } },
  },
]);

export const special = style({
  marginBlockStart: 'clamp(28px, 3vw, 44px)',
  padding: `${space.large} clamp(${space.medium}, 3vw, ${space.xlarge})`,
  borderRadius: vars.radius.card,
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

export const name = style({
  fontSize: fontSize.xlarge,
  fontWeight: 700,
  lineHeight: 1.2,
  selectors: {
    [`${special} &`]: { fontFamily: vars.font.display, fontWeight: vars.font.displayWeight },
  },
});

export const note = style({
  gridArea: '2 / 1 / auto / -1',
  color: on.inkMuted,
  '@media': { [from.tablet]: { gridArea: '1 / 2' } },
});

export const time = style({
  gridArea: '3 / 1 / auto / -1',
  fontWeight: 600,
  '@media': { [from.tablet]: { gridArea: '1 / 3', textAlign: 'end' } },
});

const sum = style({
  color: on.bright,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  textAlign: 'end',
  fontVariantNumeric: 'lining-nums',
});

/** Beside the name; on a phone a long sum leaves no room there, and stands last. */
export const price = styleVariants({
  usual: [
    sum,
    {
      gridArea: '1 / 2',
      fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`,
      '@media': { [from.tablet]: { gridArea: '1 / 4' } },
    },
  ],
  long: [
    sum,
    {
      gridArea: '4 / 1 / auto / -1',
      fontSize: `min(${fontSize.large} * ${vars.font.displayScale}, 6.4vw)`,
      '@media': { [from.tablet]: { gridArea: '2 / 1 / auto / -1' } },
    },
  ],
});

export const specialRow = line;

export const terms = style({ marginBlockStart: 'clamp(24px, 3vw, 40px)' });
