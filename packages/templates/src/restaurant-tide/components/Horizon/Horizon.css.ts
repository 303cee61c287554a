import { from } from '@awning/ui/styles/breakpoints';
import { vars } from '@awning/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  position: 'relative',
  display: 'block',
  isolation: 'isolate',
  paddingInlineStart: '9%',
  '@media': { [from.desktop]: { paddingInlineStart: '26%' } },
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlockStart: '-4%',
      insetInlineStart: '11%',
      inlineSize: '27%',
      '@media': { [from.desktop]: { insetInlineStart: '28%', inlineSize: '22%' } },
      aspectRatio: '1',
      borderRadius: '50%',
      background: vars.color.spark,
    },
  },
});

export const land = style({
  display: 'block',
  overflow: 'hidden',
  borderStartStartRadius: '62% 100%',
  borderStartEndRadius: '38% 46%',
});

export const boat = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  inlineSize: '36%',
});
