import { vars } from '@awning/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, cut } = vars;

const pasted = style({ display: 'block', isolation: 'isolate' });

/** By whether it covers the box it stands in: that box is paper already, and shows round its edges. */
export const place = {
  fill: style([pasted, { position: 'absolute', inset: '4%' }]),
  flow: style([
    pasted,
    {
      position: 'relative',
      selectors: {
        '&::before, &::after': { content: '""', position: 'absolute', zIndex: -1 },
        '&::before': {
          insetBlock: '-3.5% 12%',
          insetInline: '30% -3%',
          background: color.spark,
          clipPath: cut.first,
          rotate: cut.tilt,
        },
        '&::after': {
          insetBlock: '34% -4%',
          insetInline: '-3.5% 42%',
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
