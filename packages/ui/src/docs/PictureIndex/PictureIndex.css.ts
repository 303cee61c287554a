import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { fontSize, fontStretch, space, touchTarget } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font, lamps, shadow, stroke } = vars;

const lettered = style({
  fontFamily: font.display,
  fontWeight: font.displayWeight,
  letterSpacing: font.displayTracking,
  textTransform: font.displayCase,
  lineHeight: 1.15,
});

export const root = style({
  color: color.ink,
  fontFamily: font.text,
  fontSize: fontSize.small,
  lineHeight: 1.45,
});

export const directory = style({
  marginBlock: space.xlarge,
  paddingBlock: space.small,
  paddingInline: space.large,
  background: `${lamps}, ${color.surfaceDeep}`,
  border: `6px solid ${color.surfaceDeeper}`,
  borderRadius: vars.radius.card,
  boxShadow: shadow.liftLarge,
  color: color.onDeep,
  listStyle: 'none',
  '@media': { [from.tablet]: { columns: 2, columnGap: space.xxlarge } },
});

export const entry = style({
  breakInside: 'avoid',
  borderBlockEnd: `2px solid color-mix(in srgb, ${color.onDeep} 20%, ${color.surfaceDeep})`,
});

export const wayTo = style([
  lettered,
  {
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: space.small,
    minBlockSize: touchTarget,
    paddingBlock: space.small,
    color: 'inherit',
    fontSize: fontSize.medium,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  },
]);

export const place = style({
  color: color.onDeepBright,
  fontSize: '1.5rem',
  fontStretch: fontStretch.narrow,
  lineHeight: 1,
});

export const count = style({
  color: color.onDeepMuted,
  fontFamily: font.text,
  fontSize: fontSize.small,
  fontWeight: 400,
});

export const job = style({ marginBlockStart: space.huge, scrollMarginBlockStart: space.large });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.xxsmall} ${space.small}`,
  paddingBlock: `${space.medium} ${space.large}`,
  borderBlockStart: `3px solid ${color.ink}`,
});

export const number = style([
  lettered,
  { color: color.accent, fontSize: '1.75rem', fontStretch: fontStretch.narrow },
]);

// Its end and not the question's start, which may be the start of a line.
export const heading = style([lettered, { marginInlineEnd: space.xsmall, fontSize: '1.75rem' }]);

export const question = style({ color: color.inkMuted, fontSize: '1rem' });

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.xlarge} ${space.medium}`,
  listStyle: 'none',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' } },
});

export const piece = style({ position: 'relative' });

export const name = style([
  lettered,
  { marginBlock: `${space.small} ${space.xxsmall}`, fontSize: '1.125rem', overflowWrap: 'anywhere' },
]);

export const link = style({ color: color.ink, fontWeight: 700, overflowWrap: 'anywhere' });

/** The picture and the line lead there too. */
export const covering = style([
  link,
  { fontWeight: 'inherit', '::after': { content: '', position: 'absolute', inset: 0 } },
]);

export const instead = style({
  position: 'relative',
  marginBlockStart: space.xsmall,
  paddingInlineStart: space.large,
  color: color.inkMuted,
  fontSize: fontSize.xsmall,
  '::before': { content: '"→" / ""', position: 'absolute', insetInlineStart: 0, color: color.danger },
});

export const also = style({
  marginBlockStart: space.huge,
  padding: space.large,
  background: color.surfaceTint,
  borderRadius: vars.radius.card,
});

export const columns = style({
  marginBlockStart: space.medium,
  columns: '16rem',
  columnGap: space.xlarge,
  color: color.inkMuted,
  listStyle: 'none',
});

export const called = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.medium,
  paddingBlock: space.xsmall,
  borderBlockEnd: stroke.hair,
  borderColor: color.line,
  breakInside: 'avoid',
});

export const lines = style({ columns: '20rem', columnGap: space.xlarge, listStyle: 'none' });

export const line = style({ paddingBlock: space.xsmall, breakInside: 'avoid' });
