import { keyframes, style } from '@vanilla-extract/css';
import { motion, noScript } from '../../../styles/breakpoints.ts';
import { fontSize, fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { sheet } from '../../../theme/paper.css.ts';

const bar = '18px';
const hang = '34px';

// An iron rail, screwed to the wall at both ends.
export const rail = style({
  position: 'relative',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: 0,
      blockSize: bar,
      borderRadius: '4px',
      background: [
        `radial-gradient(circle, ${vars.color.spark} 4px, transparent 4.5px) 12px 50% / 24px 24px no-repeat`,
        `radial-gradient(circle, ${vars.color.spark} 4px, transparent 4.5px) calc(100% - 12px) 50% / 24px 24px no-repeat`,
        vars.street.iron,
      ].join(', '),
      boxShadow: `0 5px 0 ${vars.shadow.cast}`,
    },
  },
  '@media': { '(forced-colors: active)': { borderBlockStart: '4px solid' } },
});

// No longer than what hangs from it.
export const short = style({ maxInlineSize: '44rem' });

export const slips = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))',
  selectors: { [`${short} > &`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  gap: `${space.large} clamp(18px, 2.6vw, 32px)`,
  paddingBlockStart: bar,
  paddingInline: 'clamp(0px, 2vw, 28px)',
});

const sway = keyframes({
  '0%, 100%': { rotate: '0deg' },
  '30%': { rotate: '1.2deg' },
  '70%': { rotate: '-0.8deg' },
});

// Each hangs from a clip; the second row from a string to the one above.
export const hook = style({
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  paddingBlockStart: hang,
  transformOrigin: '50% 0',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(${hang} - 34px)`,
      justifySelf: 'center',
      inlineSize: '46px',
      blockSize: '44px',
      zIndex: 1,
      borderRadius: '3px 3px 8px 8px',
      border: `2px solid ${vars.color.focusEdge}`,
      background: `linear-gradient(${vars.color.focusEdge} 0 0) 50% 12px / 26px 4px no-repeat, ${vars.color.spark}`,
    },
  },
  '@media': {
    [motion]: { selectors: { '&:hover': { animation: `${sway} 240ms ease-out` } } },
  },
});

export const slip = style([
  sheet,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.small,
    alignContent: 'start',
    justifyItems: 'start',
    padding: '28px clamp(16px, 2vw, 24px) 18px',
    marginBlockEnd: '9px',
    selectors: {
      // Torn off along its perforation.
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '100%',
        insetInline: 0,
        blockSize: '9px',
        background: `conic-gradient(from -45deg at 50% 100%, ${vars.street.paper} 90deg, transparent 0) 0 0 / 18px 9px round`,
      },
    },
    filter: `drop-shadow(0 5px 0 ${vars.shadow.cast}) drop-shadow(0 0 1px ${vars.shadow.cast})`,
    '@media': { '(forced-colors: active)': { border: '2px solid' } },
  },
]);

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.medium}`,
  justifyContent: 'space-between',
  inlineSize: '100%',
  paddingBlockEnd: space.xsmall,
  borderBlockEnd: `2px dashed ${vars.street.paperLine}`,
  fontFamily: vars.font.figures,
  fontSize: fontSize.xsmall,
  overflowWrap: 'anywhere',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  paddingBlockStart: space.xsmall,
});

export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  alignItems: 'center',
});

export const total = style({
  marginInlineStart: 'auto',
  fontFamily: vars.font.display,
  fontSize: '2.6rem',
  fontStretch: fontStretch.narrow,
  fontWeight: vars.font.displayWeight,
  lineHeight: 0.9,
});

// Above the link that covers the slip.
const above = style({ position: 'relative', zIndex: 2 });

export const next = style([above, { inlineSize: '100%' }]);

export const actions = style([
  above,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.medium}`,
  },
]);

export const blank = style([slip, { blockSize: '15rem' }]);

export const more = style({ display: 'grid', justifyItems: 'center', marginBlockStart: space.xlarge });

export const waiting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  '@media': { [noScript]: { display: 'none' } },
});

export const withoutScript = style({
  display: 'none',
  maxInlineSize: '68ch',
  '@media': { [noScript]: { display: 'block' } },
});
