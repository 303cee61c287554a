import { vars } from '@awning/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { paper1, paper5, paper6 } = vars.color;
const outline = '46% 54% 42% 58% / 52% 44% 56% 48%';

/** By whether the photograph covers its box. */
export const place = {
  fill: style({ position: 'absolute', inset: 0 }),
  flow: style({ position: 'relative' }),
};

export const root = style({
  display: 'block',
  isolation: 'isolate',
  padding: 'clamp(12px, 3%, 28px)',
  selectors: {
    // What the hold is cast in shows round the picture, thicker on the side it is pulled from.
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 'clamp(2px, 0.7%, 8px)',
      insetBlockEnd: 0,
      borderRadius: outline,
      background: paper1,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '13%',
      insetInlineStart: '50%',
      inlineSize: 'clamp(16px, 5%, 34px)',
      aspectRatio: '1',
      borderRadius: '50%',
      background: `radial-gradient(circle, ${paper5} 0 42%, ${paper6} 44%)`,
      translate: '-50% 0',
    },
  },
});

globalStyle(`${root} > span`, { position: 'relative', inset: 'auto', borderRadius: outline });
globalStyle(`${place.fill} > span`, { blockSize: '100%' });
