import { fallbackVar, style } from '@vanilla-extract/css';
import { attention, attentionDisplay } from '../../../styles/attention.css.ts';
import { fontSize, space } from '../../../styles/scale.ts';
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
  selectors: { '&:hover, &:focus-within': { vars: { [attention]: '1', [attentionDisplay]: 'block' } } },
});

export const head = style({
  gridArea: 'head',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `6px ${space.small}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlockStart: space.medium,
});

export const lead = style({ gridArea: 'lead', paddingBlockStart: space.xsmall, overflowWrap: 'anywhere' });

export const facts = style({
  gridArea: 'facts',
  paddingBlockStart: space.xxsmall,
  color: fallbackVar(on.inkMuted, vars.color.inkMuted),
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});

// Whatever is stacked in here lies under the card’s link.
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
  paddingBlockStart: space.small,
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
