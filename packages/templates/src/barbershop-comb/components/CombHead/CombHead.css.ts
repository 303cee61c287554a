import { style } from '@vanilla-extract/css';
import { from, phone } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { on } from '@awning/ui/theme/on';
import { gauge, reach, teethMask } from '../CombEdge/CombEdge.css.ts';

const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.large} ${space.xxlarge}`,
  alignItems: 'end',
  marginBlockEnd: 'clamp(28px, 4vw, 52px)',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)' } },
});

export const root = {
  // The first head of a page lies under the header's teeth, which take all the room of its section on a phone.
  1: style([head, { '@media': { [phone]: { paddingBlockStart: reach } } }]),
  2: head,
};

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
