import { globalStyle, style } from '@vanilla-extract/css';
import { from, noScript, phone } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

// Where it is a page, its pictures are on the first screen.
export const page = style({ marginBlockStart: `calc(${space.large} - ${vars.rhythm.section})` });
globalStyle(`${page} h1`, { fontSize: fontSize.xxlarge });

// A picture rail under the tabs.
export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall} ${space.large}`,
  alignItems: 'end',
  borderBlockEnd: `4px solid ${on.ink}`,
});

// Two rows of them on a phone, not three.
globalStyle(`${filter} label`, {
  '@media': { [phone]: { paddingInline: '10px', fontSize: fontSize.small } },
});

export const submit = style({
  display: 'none',
  paddingBlockEnd: space.xsmall,
  '@media': { [noScript]: { display: 'block' } },
});

export const count = style({
  order: -1,
  inlineSize: '100%',
  color: on.inkMuted,
  '@media': {
    [from.tablet]: {
      order: 0,
      inlineSize: 'auto',
      marginInlineStart: 'auto',
      paddingBlockEnd: space.xsmall,
    },
  },
});

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: `${space.xlarge} clamp(20px, 3vw, 40px)`,
});

export const item = style({ minInlineSize: 0, maxInlineSize: '44rem' });
export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
});

const wire = 'calc(50% - 1px)';

// Hung by a wire from a nail, in a black frame with a paper mount.
export const frame = style({
  position: 'relative',
  display: 'block',
  minInlineSize: 0,
  // The picture within the mount is four by three: a screenshot loses no line at its top.
  boxSizing: 'content-box',
  aspectRatio: '4 / 3',
  marginBlockStart: '34px',
  padding: 'clamp(8px, 1.2vw, 14px)',
  border: `6px solid ${vars.street.iron}`,
  outline: `2px solid ${vars.street.sillEdge}`,
  background: vars.street.paper,
  boxShadow: vars.shadow.liftLarge,
  cursor: 'zoom-in',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: '30%',
      insetBlockEnd: 'calc(100% + 6px)',
      blockSize: '28px',
      background: [
        `radial-gradient(circle 4px at 50% 4px, ${on.bright} 92%, transparent)`,
        `linear-gradient(to top left, transparent ${wire}, ${on.ink} 0 calc(50% + 1px), transparent 0) 0 4px / 50% 24px no-repeat`,
        `linear-gradient(to top right, transparent ${wire}, ${on.ink} 0 calc(50% + 1px), transparent 0) 100% 4px / 50% 24px no-repeat`,
      ].join(', '),
    },
    '&:hover': { outlineColor: vars.color.spark, outlineWidth: '4px' },
    '&:focus-visible': {
      outline: `3px solid ${vars.color.focus}`,
      boxShadow: `0 0 0 6px ${vars.color.focusEdge}`,
    },
  },
});

export const label = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
  gap: space.xsmall,
  alignItems: 'center',
  justifyItems: 'start',
});

export const caption = style({
  fontFamily: vars.font.display,
  fontSize: fontSize.medium,
  fontWeight: 700,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const price = style([caption, { justifySelf: 'end' }]);
