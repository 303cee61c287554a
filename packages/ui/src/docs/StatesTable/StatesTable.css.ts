import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';

const { surface, surfaceTint, ink, inkMuted, line, accent, danger, onDanger } = vars.color;

export const root = style({
  overflowX: 'auto',
  paddingBlockEnd: space.xlarge,
  color: ink,
  fontFamily: vars.font.text,
  fontSize: fontSize.small,
});

export const tally = style({ marginBlock: space.medium, fontSize: fontSize.medium });

export const owed = style({ color: danger });

export const table = style({ borderCollapse: 'separate', borderSpacing: 0 });

const stuck = style({ position: 'sticky', insetInlineStart: 0, background: surface, textAlign: 'start' });

export const corner = style([stuck, { paddingInlineEnd: space.large, verticalAlign: 'bottom' }]);

export const section = style([
  stuck,
  {
    paddingBlock: space.xxsmall,
    paddingInlineEnd: space.large,
    borderBlockStart: `1px solid ${line}`,
    fontWeight: 600,
  },
]);

export const state = style({ verticalAlign: 'bottom', fontWeight: 600 });

export const turned = style({
  display: 'inline-block',
  paddingBlock: space.xsmall,
  writingMode: 'vertical-rl',
  rotate: '180deg',
  whiteSpace: 'nowrap',
});

const box = style({
  minInlineSize: '2.75rem',
  paddingBlock: space.xxsmall,
  paddingInline: space.xxsmall,
  borderBlockStart: `1px solid ${line}`,
  textAlign: 'center',
  verticalAlign: 'top',
});

export const cell = styleVariants({
  shown: [box],
  none: [box, { color: inkMuted }],
  owed: [box, { background: danger, color: onDanger, fontWeight: 700 }],
});

export const story = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '24px',
  minBlockSize: '24px',
  color: accent,
  fontWeight: 700,
  textDecoration: 'none',
  ':hover': { background: surfaceTint },
});

export const holes = style({ marginBlockStart: space.large, color: danger });
