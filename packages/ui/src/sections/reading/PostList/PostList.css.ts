import { globalStyle, style } from '@vanilla-extract/css';
import { fieldGap, laidOut } from '../../../components/forms/FieldFrame/FieldFrame.css.ts';
import { from, phone } from '../../../styles/breakpoints.ts';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { unseen } from '../../../styles/unseen.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  paddingBlockStart: 'clamp(36px, 5vw, 68px)',
  paddingBlockEnd: vars.rhythm.section,
  // The first post is in a phone's first screen.
  '@media': { [phone]: { paddingBlockStart: space.medium } },
});

export const head = style({
  display: 'grid',
  gap: space.large,
  paddingBlockEnd: space.xlarge,
  '@media': { [phone]: { gap: space.small, paddingBlockEnd: space.medium } },
});

export const search = style({
  vars: { [laidOut]: 'contents' },
  display: 'grid',
  gridTemplateRows: 'auto auto',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridAutoFlow: 'column',
  gap: `${fieldGap} ${space.small}`,
  maxInlineSize: '40rem',
  paddingBlockEnd: space.large,
  '@media': { [phone]: { gridTemplateRows: 'auto', paddingBlockEnd: space.small } },
});

// A magnifying glass says enough where there is little room.
globalStyle(`${search} label`, { '@media': { [phone]: { ...unseen, whiteSpace: 'nowrap' } } });

// As tall as the field it stands beside.
export const submit = style({
  gridArea: '2 / 2',
  display: 'grid',
  '@media': { [phone]: { gridRow: 1 } },
});

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall} ${space.large}`,
  alignItems: 'end',
  justifyContent: 'space-between',
  // They stand on the board's edge.
  '@media': { [from.tablet]: { paddingInlineStart: space.xsmall } },
});

export const count = style({
  // On a phone it is read before the tabs, which then stand on the board.
  order: -1,
  inlineSize: '100%',
  color: vars.color.inkMuted,
  '@media': { [from.tablet]: { order: 0, inlineSize: 'auto', paddingBlockEnd: space.xsmall } },
});

// Green baize in a painted frame, a screw in each corner.
const screw = `radial-gradient(circle 4px, ${vars.color.spark} 92%, transparent)`;

export const board = style({
  padding: 'clamp(36px, 5vw, 64px) clamp(22px, 4vw, 52px)',
  border: '2px solid transparent',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surfaceDeep,
  backgroundImage: `${screw}, ${screw}, ${screw}, ${screw}, repeating-linear-gradient(45deg, rgb(255 255 255 / 0.045) 0 1px, transparent 1px 4px), repeating-linear-gradient(-45deg, rgb(0 0 0 / 0.08) 0 1px, transparent 1px 4px)`,
  backgroundPosition:
    '4px 4px, calc(100% - 4px) 4px, 4px calc(100% - 4px), calc(100% - 4px) calc(100% - 4px), 0 0, 0 0',
  backgroundRepeat: 'no-repeat, no-repeat, no-repeat, no-repeat, repeat, repeat',
  backgroundSize: '10px 10px, 10px 10px, 10px 10px, 10px 10px, auto, auto',
  boxShadow: `inset 0 0 0 14px ${vars.color.surfaceDeeper}, inset 0 0 0 16px ${vars.color.onDeepBright}, ${vars.shadow.liftLarge}`,
});

export const posts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(32px, 4vw, 48px) clamp(20px, 3vw, 36px)',
  alignItems: 'start',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const post = style({ minInlineSize: 0 });

// Not by a selector that counts them: a page that is still being loaded would be laid out twice.
export const newest = style([post, { '@media': { [from.tablet]: { gridColumn: '1 / -1' } } }]);

export const blank = style({
  blockSize: '13rem',
  background: `linear-gradient(${vars.street.paperLine} 0 0) 24px 28px / 72px 20px no-repeat, repeating-linear-gradient(${vars.street.paperLine} 0 12px, transparent 12px 32px) 24px 76px / calc(100% - 48px) 108px no-repeat, ${vars.street.paper}`,
  opacity: 0.75,
  '@media': { '(forced-colors: active)': { border: '2px dashed' } },
});

export const nothing = style({
  maxInlineSize: '28rem',
  marginInline: 'auto',
  rotate: '-1deg',
  boxShadow: `0 4px 0 ${vars.shadow.cast}`,
});

export const clear = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  fontFamily: vars.font.display,
  fontSize: fontSize.large,
  fontWeight: 700,
});

export const pages = style({ paddingBlockStart: space.xlarge });
