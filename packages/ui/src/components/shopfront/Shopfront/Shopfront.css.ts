import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { windowVars } from '../../../theme/window.css.ts';

const { paint, trim } = windowVars;
const darker = `color-mix(in srgb, ${paint}, black 32%)`;
const lighter = (amount: string) => `color-mix(in srgb, ${paint}, white ${amount})`;

// How far the building stands in from the awning's ends.
const jut = '10px';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(86px, 27%, 138px)' } },
});

const across = { gridColumn: '1 / -1' } as const;

export const sign = style({
  ...across,
  marginInline: jut,
  padding: '15px 20px 20px',
  background: `${vars.lamps}, ${paint}`,
  borderBlockStart: `10px solid ${darker}`,
  boxShadow: `inset 0 0 0 2px ${darker}, inset 0 0 0 4px ${trim}`,
  fontSize: 'clamp(1.15rem, 2.3vw, 1.9rem)',
  lineHeight: 1,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: trim,
});

export const awning = style({
  ...across,
  position: 'relative',
  zIndex: 3,
  inlineSize: '100%',
  blockSize: 'clamp(58px, 7.4vw, 92px)',
  marginBlockEnd: '-34px',
  overflow: 'visible',
  filter: `drop-shadow(0 7px 0 color-mix(in srgb, ${vars.color.focusEdge} 30%, transparent))`,
});
export const clothA = style({ fill: windowVars.clothA });
export const clothB = style({ fill: windowVars.clothB });
export const fold = style({ opacity: 0.24 });

export const front = style({
  display: 'flex',
  flexDirection: 'column',
  marginInline: jut,
  paddingBlockStart: '34px',
  paddingInline: space.medium,
  background: paint,
  '@media': { [from.tablet]: { marginInlineEnd: 0, paddingInline: '20px 0' } },
});

export const pane = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  background: vars.street.pane,
  boxShadow: `0 0 0 4px ${lighter('18%')}, ${vars.shadow.glow}`,
  // The street in the glass.
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background:
        'linear-gradient(112deg, transparent 64%, rgb(255 255 255 / 0.12) 0 74%, transparent 0 77%, rgb(255 255 255 / 0.12) 0 80%, transparent 0)',
      boxShadow: `inset 0 0 0 2px color-mix(in srgb, ${vars.color.focusEdge} 48%, transparent)`,
      pointerEvents: 'none',
    },
  },
});

export const sill = style({
  position: 'relative',
  blockSize: '12px',
  marginBlockStart: '4px',
  marginInline: '-10px',
  background: vars.street.sill,
  borderBlockEnd: `4px solid ${vars.street.sillEdge}`,
  '@media': { [from.tablet]: { marginInline: '-14px -8px' } },
});

export const riser = style({
  flex: 1,
  display: 'flex',
  minBlockSize: 'clamp(56px, 6vw, 76px)',
  marginBlock: '12px 14px',
  marginInlineEnd: '4px',
  paddingInline: '14px',
  boxShadow: `inset 0 0 0 2px ${lighter('22%')}`,
  fontSize: fontSize.small,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  color: trim,
});

export const words = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'center',
  gap: `${space.xsmall} ${space.small}`,
  minInlineSize: 0,
  paddingBlock: space.small,
  '@media': {
    [from.tablet]: {
      flexFlow: 'row wrap',
      alignItems: 'center',
      alignContent: 'center',
      justifyContent: 'space-between',
      paddingBlock: space.xsmall,
    },
  },
});

// Takes a line of lettering from the riser, and a thumb's room around it.
export const look = style({
  position: 'relative',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `calc(50% - ${touchTarget} / 2)`,
    },
  },
});

// Hangs over the corner, from the sill to the pavement, and takes the room it covers from the words, however large
// the price is written.
export const ticket = style({
  position: 'relative',
  zIndex: 3,
  order: -1,
  flex: 'none',
  alignSelf: 'end',
  marginBlock: '-64px -14px',
  marginInline: '-38px 2px',
  '@media': { [from.tablet]: { marginInline: '-54px 18px' } },
});

export const doorway = style({
  display: 'none',
  marginInlineEnd: jut,
  padding: '44px 18px 0 14px',
  background: paint,
  '@media': { [from.tablet]: { display: 'grid' } },
});

export const step = style({
  ...across,
  blockSize: '12px',
  marginInline: '2px',
  background: vars.street.sillEdge,
});
