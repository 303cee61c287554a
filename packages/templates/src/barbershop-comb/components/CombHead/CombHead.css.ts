import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { on } from '@awning/ui/theme/on';
import { gauge, teethMask } from '../CombEdge/CombEdge.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.large} ${space.xxlarge}`,
  alignItems: 'end',
  marginBlockEnd: 'clamp(28px, 4vw, 52px)',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)' } },
});

export const rule = style([
  gauge.fine,
  {
    gridColumn: '1 / -1',
    blockSize: '20px',
    borderBlockStart: `5px solid ${on.ink}`,
    background: on.ink,
    mask: ['linear-gradient(#000 0 0) 0 0 / 100% 5px no-repeat border-box', teethMask].join(', '),
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  },
]);
