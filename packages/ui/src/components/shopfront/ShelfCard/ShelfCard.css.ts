import { fallbackVar, style } from '@vanilla-extract/css';
import { attention, attentionDisplay } from '../../../styles/attention.css.ts';
import { from, phone } from '../../../styles/breakpoints.ts';
import { fontSize, fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

// Read in the order head, lead, facts, window, actions; seen with the window on top.
export const root = style({
  position: 'relative',
  display: 'grid',
  blockSize: '100%',
  gridTemplateAreas: '"window" "head" "lead" "facts" "actions"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Beside one that has more to tell, its actions stand level with the other’s.
  gridTemplateRows: 'auto auto auto 1fr auto',
  '@media': {
    // Its buttons stand in the first screen of a phone too.
    [phone]: {
      gridTemplateAreas: '"window" "head" "actions" "lead" "facts"',
      gridTemplateRows: 'auto',
    },
  },
  selectors: { '&:hover, &:focus-within': { vars: { [attention]: '1', [attentionDisplay]: 'block' } } },
});

export const head = style({
  gridArea: 'head',
  paddingBlockStart: space.small,
  '@media': {
    [phone]: { display: 'flex', flexWrap: 'wrap', columnGap: space.small, alignItems: 'baseline' },
  },
});

/** In a line of its own, but on a phone: names beside each other are level, however long. */
export const kind = style({
  paddingBlockStart: '2px',
  fontFamily: vars.font.display,
  fontSize: fontSize.xsmall,
  fontStretch: fontStretch.condensed,
  fontWeight: 700,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
});

// No more to read than lets its buttons stand in the first screen of a desktop.
const told = style({ fontSize: fontSize.small, lineHeight: 1.4, overflowWrap: 'anywhere' });

export const lead = style([told, { gridArea: 'lead', paddingBlockStart: space.xxsmall }]);

export const facts = style([
  told,
  {
    gridArea: 'facts',
    alignSelf: 'start',
    marginBlockStart: '2px',
    color: fallbackVar(on.inkMuted, vars.color.inkMuted),
    '@media': {
      [from.desktop]: {
        // What is left out shows as three dots.
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
        fontSize: fontSize.xsmall,
      },
    },
  },
]);

// All of its content lies under the card’s link.
export const shopWindow = style({
  gridArea: 'window',
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
});

export const actions = style({
  position: 'relative',
  zIndex: 2,
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall} ${space.medium}`,
  alignSelf: 'end',
  justifySelf: 'start',
  paddingBlockStart: space.xsmall,
});

// On the cloth: nothing of what stands in the window is under it.
export const corner = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: '-2px',
  insetInlineEnd: 0,
});

// A name’s length, in a name’s letters.
export const blank = style({ inlineSize: '72%', fontSize: fontSize.large });
