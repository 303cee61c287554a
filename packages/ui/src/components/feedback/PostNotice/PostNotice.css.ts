import { style, styleVariants } from '@vanilla-extract/css';
import { from, motion } from '../../../styles/breakpoints.ts';
import { below } from '../../../styles/ring.css.ts';
import { duration, fontSize, fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const slip = '34px';
const slips = '26px';

// Pinned up by hand: each a little off the straight, by its place in the list.
export const root = style({
  position: 'relative',
  isolation: 'isolate',
  containerType: 'inline-size',
  inlineSize: '100%',
  paddingBlockEnd: slips,
  vars: { [below]: slips },
  filter: `drop-shadow(0 4px 0 ${vars.shadow.cast})`,
  '@media': {
    [from.tablet]: {
      rotate: '0.5deg',
      selectors: {
        'li:nth-child(3n + 2) > &': { rotate: '-0.6deg' },
        'li:nth-child(3n) > &': { rotate: '0.9deg' },
      },
    },
    [motion]: { transition: `rotate ${duration.quick} ease-out` },
  },
  selectors: {
    '&:hover, &:focus-within': { rotate: '0deg' },
    // Slips to tear off, one of them gone.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '28px',
      background: `linear-gradient(${vars.street.paperLine} 0 0) 0 2px / 100% 1px no-repeat, repeating-linear-gradient(90deg, ${vars.street.paper} 0 calc(${slip} - 2px), transparent 0 ${slip})`,
      mask: `linear-gradient(90deg, #000 calc(${slip} * 4 - 1px), #0000 0 calc(${slip} * 5 - 1px), #000 0)`,
    },
    'li:nth-child(3n + 2) > &::after': {
      mask: `linear-gradient(90deg, #000 ${slip}, #0000 0 calc(${slip} * 2), #000 0 calc(${slip} * 6), #0000 0 calc(${slip} * 7), #000 0)`,
    },
    'li:nth-child(3n) > &::after': { mask: 'none' },
  },
});

const holder = style({
  position: 'absolute',
  zIndex: 2,
  border: `2px solid ${vars.color.focusEdge}`,
  boxShadow: `2px 4px 0 ${vars.shadow.cast}`,
  pointerEvents: 'none',
});

export const held = styleVariants({
  pin: [
    holder,
    {
      insetBlockStart: '-9px',
      insetInlineStart: 'calc(50% - 10px)',
      inlineSize: '20px',
      blockSize: '20px',
      borderRadius: '50%',
      background: `radial-gradient(circle at 50% 50%, ${vars.color.focusEdge} 0 2px, transparent 3px), ${vars.color.spark}`,
    },
  ],
  // Wood, with the spring across its middle; it ends above the first words.
  peg: [
    holder,
    {
      insetBlockStart: '-20px',
      insetInlineStart: 'calc(50% - 8px)',
      inlineSize: '16px',
      blockSize: '36px',
      borderRadius: '3px 3px 6px 6px',
      background: `linear-gradient(${vars.color.focusEdge} 0 0) 0 15px / 100% 4px no-repeat, linear-gradient(90deg, transparent calc(50% - 1px), ${vars.color.focusEdge} 0 calc(50% + 1px), transparent 0), ${vars.color.spark}`,
    },
  ],
});

export const kicker = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall} ${space.small}`,
  alignItems: 'center',
  justifyContent: 'space-between',
});

// A rubber stamp.
export const category = style({
  padding: '3px 8px',
  border: '2px solid',
  borderRadius: '3px',
  color: vars.street.paperAccent,
  fontFamily: vars.font.display,
  fontSize: fontSize.xsmall,
  fontStretch: fontStretch.condensed,
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
});

export const figures = style({
  color: on.inkMuted,
  fontFamily: vars.font.figures,
  fontSize: fontSize.xsmall,
  overflowWrap: 'anywhere',
});

export const foot = style([figures, { marginBlockStart: 'auto', paddingBlockStart: space.xsmall }]);

export const photo = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  margin: `${space.small} ${space.small} 0`,
  overflow: 'clip',
  '@container': {
    '(min-width: 44rem)': {
      blockSize: `calc(100% - 2 * ${space.small})`,
      minBlockSize: '18rem',
      aspectRatio: 'auto',
      marginBlockEnd: space.small,
      marginInlineEnd: 0,
    },
  },
});
