import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';
import { measureMargin } from '../../../theme/measureMargin.ts';

const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const share = 0.55;

export const layout = styleVariants({
  split: [
    grid,
    {
      '@media': {
        [from.tablet]: { gridTemplateColumns: `minmax(0, ${share}fr) minmax(0, ${1 - share}fr)` },
      },
    },
  ],
  alone: [grid],
});

export const sign = style({
  display: 'grid',
  alignContent: 'center',
  paddingBlock: 'clamp(40px, 6vw, 80px)',
  paddingInline: measureMargin(),
  selectors: {
    [`${layout.split} > &`]: {
      '@media': { [from.tablet]: { paddingInline: `${measureMargin(share)} ${vars.rhythm.gutter}` } },
    },
  },
});

export const words = style({
  display: 'grid',
  gap: space.large,
  marginBlockStart: 'clamp(24px, 3vw, 36px)',
});

export const eyebrow = style({ marginBlockEnd: space.medium, fontWeight: 700 });
export const lead = style({
  maxInlineSize: '30em',
  fontSize: fontSize.large,
  lineHeight: 1.3,
  textWrap: 'balance',
});

export const drawing = style({
  position: 'relative',
  minBlockSize: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  borderBlockStart: `${vars.stroke.board} ${on.bright}`,
  '@media': {
    [from.tablet]: {
      aspectRatio: 'auto',
      borderBlockStart: 0,
      borderInlineStart: `${vars.stroke.board} ${on.bright}`,
    },
  },
});
