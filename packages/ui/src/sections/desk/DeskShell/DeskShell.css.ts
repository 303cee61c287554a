import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({ paddingBlock: `clamp(20px, 3vw, 40px) clamp(48px, 6vw, 96px)` });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desktop]: { gridTemplateColumns: '11.5rem minmax(0, 1fr)', alignItems: 'start' } },
});

export const nav = style({
  minInlineSize: 0,
  '@media': {
    [from.desktop]: { position: 'sticky', insetBlockStart: '112px', paddingBlockStart: space.xlarge },
  },
});

/** For the focus ring in a strip that scrolls. */
const ringRoom = '7px';

export const tabs = style({
  display: 'flex',
  gap: space.xxsmall,
  // To the window's edges, so that a tab which is cut there is seen to go on.
  marginInline: `calc(-1 * ${vars.rhythm.gutter})`,
  paddingBlockStart: ringRoom,
  paddingInline: vars.rhythm.gutter,
  scrollPaddingInline: vars.rhythm.gutter,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@media': {
    [from.desktop]: { flexDirection: 'column', gap: '6px', padding: 0, margin: 0, overflowX: 'visible' },
  },
});

export const place = style({ flex: 'none', '@media': { [from.desktop]: { flex: 'auto' } } });

// Index cards between the pages of a ledger: the one that is open is drawn out.
const card = style({
  display: 'flex',
  gap: space.xsmall,
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: touchTarget,
  paddingInline: space.medium,
  border: `2px solid ${vars.color.ink}`,
  borderBlockEndWidth: 0,
  borderStartStartRadius: '6px',
  borderStartEndRadius: '6px',
  fontFamily: vars.font.display,
  fontWeight: 700,
  lineHeight: 1.2,
  textDecoration: 'none',
  '@media': {
    [from.desktop]: {
      marginInlineStart: space.small,
      borderBlockEndWidth: '2px',
      borderInlineEndWidth: 0,
      borderStartEndRadius: 0,
      borderEndStartRadius: '6px',
      overflowWrap: 'anywhere',
    },
  },
});

export const tab = styleVariants({
  current: [
    card,
    {
      background: vars.color.surfaceDeep,
      color: vars.color.onDeep,
      '@media': {
        [from.desktop]: { marginInlineStart: 0 },
        '(forced-colors: active)': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  ],
  other: [
    card,
    {
      background: vars.color.surface,
      color: vars.color.ink,
      selectors: { '&:hover': { textDecoration: 'underline 3px', textUnderlineOffset: '0.3em' } },
    },
  ],
});

// Two pages lie under the one that is open.
export const sheet = style({
  minInlineSize: 0,
  minBlockSize: '60vh',
  border: `2px solid ${vars.color.ink}`,
  borderBlockStart: `8px solid ${vars.color.surfaceDeep}`,
  background: vars.color.surfaceRaised,
  boxShadow: `4px 4px 0 -1px ${vars.color.surface}, 4px 4px 0 1px ${vars.color.ink}, 8px 8px 0 -1px ${vars.color.surface}, 8px 8px 0 1px ${vars.color.ink}`,
  '@media': {
    [from.desktop]: {
      borderBlockStart: `2px solid ${vars.color.ink}`,
      borderInlineStart: `8px solid ${vars.color.surfaceDeep}`,
    },
  },
});
