import { vars } from '@awning/ui/theme';
import { style } from '@vanilla-extract/css';

const width = 'clamp(12px, 2.6vw, 34px)';

/** The striped pole: it runs down the whole page, at the side it is read from. */
export const pole = style({
  position: 'relative',
  minBlockSize: '100vh',
  paddingInlineStart: width,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: width,
    borderInlineEnd: `3px solid ${vars.color.spark}`,
    background: vars.band.picture,
  },
});
