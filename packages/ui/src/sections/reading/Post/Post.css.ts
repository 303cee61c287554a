import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, fontStretch, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const root = style({
  paddingBlockStart: 'clamp(24px, 4vw, 56px)',
  paddingBlockEnd: vars.rhythm.section,
});

export const head = style({ display: 'grid', gap: space.large, paddingBlockStart: space.medium });

/** Headline and drawing stand beside each other on a desktop: the first line of the words is in the first screen. */
export const illustrated = style({
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)',
      columnGap: space.xxlarge,
    },
  },
});

// The strip under a paper's name, between a thick rule and a thin one.
export const dateline = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall} ${space.medium}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBlock: space.small,
  borderBlockStart: `6px solid ${on.ink}`,
  borderBlockEnd: `2px solid ${on.ink}`,
  fontFamily: vars.font.display,
  fontStretch: fontStretch.condensed,
  fontWeight: 700,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const category = style({
  paddingBlock: '3px',
  paddingInline: '8px',
  background: on.ink,
  color: on.surface,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
});

export const title = style({
  maxInlineSize: '20ch',
  fontSize: fontSize.page,
  '@media': { [from.tablet]: { paddingBlockStart: space.medium } },
});

export const examples = style({ fontSize: fontSize.small, lineHeight: 1.6, overflowWrap: 'anywhere' });

export const example = style({ display: 'inline-block', marginInlineEnd: space.small, fontWeight: 700 });

export const picture = style({ paddingBlockStart: 'clamp(24px, 3vw, 40px)' });

export const caption = style({
  paddingBlock: space.xsmall,
  borderBlockEnd: `${vars.stroke.hair} ${on.line}`,
  color: on.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 5vw, 72px)',
  alignItems: 'start',
  paddingBlockStart: 'clamp(24px, 4vw, 56px)',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 68ch)' },
  },
});

export const byline = style({
  display: 'grid',
  gap: space.small,
  paddingBlockStart: space.small,
  borderBlockStart: `${vars.stroke.rule} ${on.ink}`,
  overflowWrap: 'anywhere',
});

export const author = style({
  fontFamily: vars.font.display,
  fontSize: fontSize.large,
  fontWeight: 700,
  lineHeight: 1.2,
});

export const note = style({
  display: 'block',
  color: on.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.45,
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(32px, 4vw, 56px)',
  minInlineSize: 0,
  '@media': { [from.desktop]: { gridColumn: 2 } },
});

// Lower than a photograph: it is looked at in passing.
export const drawing = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  marginBlockStart: 'clamp(24px, 3vw, 40px)',
  border: `2px solid ${on.ink}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  '@media': {
    [from.tablet]: { aspectRatio: '5 / 2' },
    // From the rule over the headline down to the end of the words below it.
    [from.desktop]: { aspectRatio: 'auto', marginBlockStart: space.medium },
  },
});

export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: space.large,
  paddingBlockStart: space.large,
  borderBlockStart: `${vars.stroke.rule} ${on.ink}`,
  '@media': { print: { display: 'none' } },
});

const neighbour = style({
  display: 'grid',
  gap: space.xxsmall,
  alignContent: 'start',
  minBlockSize: touchTarget,
  textDecorationLine: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
});

export const side = styleVariants({
  newer: [neighbour],
  // Across from the other one, also where that is missing.
  older: [neighbour, { '@media': { [from.tablet]: { gridColumn: -2, textAlign: 'end' } } }],
});

export const way = style({
  display: 'inline-flex',
  gap: space.xsmall,
  alignItems: 'center',
  color: on.inkMuted,
  fontSize: fontSize.small,
  selectors: { [`${side.older} &`]: { '@media': { [from.tablet]: { justifyContent: 'end' } } } },
});

export const neighbourTitle = style({
  fontFamily: vars.font.display,
  fontSize: fontSize.large,
  fontWeight: 700,
  lineHeight: 1.2,
  textDecorationColor: on.bright,
});
