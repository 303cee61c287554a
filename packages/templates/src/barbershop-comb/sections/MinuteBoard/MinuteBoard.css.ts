import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

export const group = style({ marginBlockStart: 'clamp(36px, 5vw, 64px)' });

export const service = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.small} ${space.large}`,
  paddingBlock: 'clamp(18px, 2.2vw, 28px)',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 19rem) minmax(0, 1fr) auto', columnGap: space.xlarge },
  },
});

export const what = style({ minInlineSize: 0 });

export const name = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.05,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
  '@media': {
    'screen and (max-width: 21.5em)': { fontSize: `calc(${fontSize.medium} * ${vars.font.displayScale})` },
  },
});

export const note = style({
  display: 'block',
  marginBlockStart: space.xxsmall,
  color: on.inkMuted,
  textWrap: 'balance',
});

// Under the name on a phone, between it and the price on a desktop: there dots lead the eye on to the price.
export const time = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xsmall} ${space.medium}`,
  minInlineSize: 0,
  '@media': { [from.desktop]: { gridColumn: 2, gridRow: 1 } },
  selectors: {
    '&::after': {
      content: '""',
      flex: '1 1 0',
      display: 'none',
      minInlineSize: space.xlarge,
      borderBlockEnd: `3px dotted ${on.line}`,
      '@media': { [from.desktop]: { display: 'block' } },
    },
  },
});

export const combs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxsmall,
  minInlineSize: 0,
  color: vars.color.accent,
  '@media': { [from.desktop]: { fontSize: 'clamp(0.8125rem, 1.1vw, 1.0625rem)' } },
  selectors: {
    [`${service}:nth-child(3n + 2) &`]: { color: vars.color.paper6 },
    [`${service}:nth-child(3n) &`]: { color: on.ink },
  },
});

export const minutes = style({ fontWeight: 600 });

const sum = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  textAlign: 'end',
  overflowWrap: 'break-word',
});

const onDesk = { '@media': { [from.desktop]: { gridColumn: 3, gridRow: 1 } } };

/** Beside the name; on a phone a long sum leaves no room there, and stands last. */
export const price = styleVariants({
  usual: [
    sum,
    {
      gridColumn: 2,
      gridRow: 1,
      fontSize: `calc(${fontSize.xxlarge} * ${vars.font.displayScale})`,
      ...onDesk,
    },
  ],
  long: [
    sum,
    {
      gridColumn: '1 / -1',
      gridRow: 3,
      fontSize: `calc(${fontSize.large} * ${vars.font.displayScale})`,
      ...onDesk,
    },
  ],
});

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  justifyItems: 'start',
  marginBlockStart: 'clamp(28px, 4vw, 48px)',
});
