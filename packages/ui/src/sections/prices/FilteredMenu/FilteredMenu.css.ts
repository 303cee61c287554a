import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { foldSign } from '../../../styles/fold.ts';
import { fontSize, fontStretch, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';
import { filters as everyFilter } from './diets.ts';

export const head = style({ display: 'grid', gap: space.small, marginBlockEnd: 'clamp(24px, 4vw, 48px)' });

// Beside the dishes where there is room, and in sight for as long as they are.
export const menu = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(40px, 5vw, 72px)',
  alignItems: 'start',
  '@media': {
    [from.desktop]: {
      selectors: { '&:has(> form)': { gridTemplateColumns: 'minmax(0, 19rem) minmax(0, 1fr)' } },
    },
  },
});

export const filter = style({
  padding: space.large,
  paddingBlockStart: `calc(${vars.band.size} + ${space.large})`,
  border: `${vars.stroke.frame} ${on.ink}`,
  borderRadius: vars.radius.card,
  // Over the paper's own, which is set by its class.
  backgroundImage: vars.band.picture,
  backgroundRepeat: 'no-repeat',
  backgroundSize: `100% ${vars.band.size}`,
  '@media': {
    // Below a header that may stay there; a lower window could not show the end of it.
    [`${from.desktop} and (min-height: 50em)`]: { position: 'sticky', insetBlockStart: '116px' },
    print: { display: 'none' },
  },
});

const unfolds = 'selector(::details-content)';

/** Folded where it would stand before the dishes. Beside them it is open; a browser that cannot open it keeps the button. */
export const fold = style({
  '@supports': {
    [unfolds]: {
      '@media': {
        [from.desktop]: {
          selectors: { '&::details-content': { display: 'contents', contentVisibility: 'visible' } },
        },
      },
    },
  },
});

export const summary = style({
  ...foldSign,
  marginInline: 0,
  paddingInline: 0,
  display: 'flex',
  gap: space.small,
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: touchTarget,
  marginBlock: `calc(${space.small} * -1)`,
  borderRadius: vars.radius.control,
  fontSize: fontSize.large,
  fontWeight: 700,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@supports': { [unfolds]: { '@media': { [from.desktop]: { display: 'none' } } } },
});

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  paddingBlockStart: space.large,
  '@supports': { [unfolds]: { '@media': { [from.desktop]: { paddingBlockStart: 0 } } } },
});

export const legend = style({
  paddingBlockEnd: space.xxsmall,
  fontSize: fontSize.large,
  fontWeight: 700,
  lineHeight: 1.2,
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  columnGap: space.medium,
});

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.xsmall,
  alignItems: 'center',
  minBlockSize: touchTarget,
  lineHeight: 1.2,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline 2px', textUnderlineOffset: '0.25em' } },
});

export const nothing = style({
  display: 'none',
  // Below them all, wherever its box stands among them.
  order: 1,
  gridColumn: '1 / -1',
  marginBlockStart: space.xsmall,
  padding: space.small,
  borderInlineStart: `4px solid ${on.bright}`,
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  selectors: { [`${choice}:has(:checked) + &`]: { display: 'block' } },
});

export const groups = style({ display: 'grid', gap: 'clamp(32px, 5vw, 56px)' });

/** Hides every dish that a ticked box leaves out. */
export const filtered = style({
  '@media': {
    screen: {
      selectors: Object.fromEntries(
        everyFilter.map((name) => [
          `${menu}:has([value="${name}"]:checked) &[data-taken-by~="${name}"]`,
          { display: 'none' },
        ]),
      ),
    },
  },
});

export const group = style({ minInlineSize: 0 });

export const groupHead = style({
  paddingBlockEnd: space.small,
  borderBlockEnd: `${vars.stroke.rule} ${on.bright}`,
  breakAfter: 'avoid',
});

export const note = style({
  marginBlockStart: space.xxsmall,
  color: on.inkMuted,
  overflowWrap: 'anywhere',
});

export const dish = style({
  display: 'flex',
  gap: space.medium,
  paddingBlock: space.medium,
  borderBlockEnd: `${vars.stroke.hair} ${on.line}`,
  breakInside: 'avoid',
});

export const picture = style({
  flex: 'none',
  inlineSize: 'clamp(72px, 20vw, 112px)',
  alignSelf: 'start',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});

export const words = style({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });

export const price = style({
  order: 2,
  // A sum stands on one line: the name gives way.
  overflowWrap: 'break-word',
  fontStretch: fontStretch.condensed,
  fontVariantNumeric: 'lining-nums tabular-nums',
  textAlign: 'end',
});

// A leader runs from the name to its price.
export const title = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) minmax(1.5rem, 1fr) auto',
  alignItems: 'baseline',
  fontFamily: vars.font.display,
  fontSize: `calc(${fontSize.large} * ${vars.font.displayScale})`,
  fontWeight: 700,
  lineHeight: 1.2,
  selectors: {
    // Only where there is one: a menu at one price for all of it has none beside its dishes.
    [`&:has(> ${price})::before`]: {
      content: '""',
      order: 1,
      marginInline: space.xsmall,
      borderBlockEnd: `${vars.stroke.leader} color-mix(in srgb, currentColor 45%, transparent)`,
    },
  },
});

export const name = style({ textWrap: 'balance' });

export const text = style({ marginBlockStart: '2px', lineHeight: 1.4, textWrap: 'pretty' });

export const diets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxsmall,
  marginBlockStart: space.xsmall,
});

export const diet = style({
  paddingInline: space.xsmall,
  border: '1.5px solid currentColor',
  borderRadius: '1rem',
  fontSize: fontSize.xsmall,
  fontWeight: 700,
  lineHeight: 1.55,
});

export const contents = style({
  marginBlockStart: space.xxsmall,
  color: on.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});

export const foot = style({ marginBlockStart: space.xlarge });
