import { vars } from '@awning/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, cut } = vars;

const pasted = style({ display: 'block', isolation: 'isolate' });

/** By whether the photograph covers its box: that box is paper already, and shows round its edges. */
export const place = {
  fill: style([pasted, { position: 'absolute', inset: '4%' }]),
  flow: style([
    pasted,
    {
      position: 'relative',
      // Room for its scraps, so that they stick out of the picture and never out of the page.
      padding: '4%',
      overflow: 'clip',
      selectors: {
        '&::before, &::after': { content: '""', position: 'absolute', zIndex: -1 },
        '&::before': {
          insetBlock: '0.5% 14%',
          insetInline: '32% 0.5%',
          background: color.spark,
          clipPath: cut.first,
          rotate: cut.tilt,
        },
        '&::after': {
          insetBlock: '36% 0',
          insetInline: '0.5% 44%',
          background: color.paper4,
          clipPath: cut.third,
          rotate: `calc(${cut.tilt} * -1)`,
        },
      },
      '@media': {
        '(forced-colors: active)': { selectors: { '&::before, &::after': { display: 'none' } } },
      },
    },
  ]),
};

globalStyle(`${place.fill} > span, ${place.flow} > span`, { clipPath: cut.second });
