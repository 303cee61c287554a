import { style } from '@vanilla-extract/css';
import { space, touchTarget } from '../../../styles/scale.ts';
import { on } from '../../../theme/on.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  overflowWrap: 'anywhere',
});

/** Lit while the door is open; before it is known, there is none. The words say it too. */
export const lamp = style({
  flex: 'none',
  display: 'none',
  boxSizing: 'border-box',
  inlineSize: '0.7em',
  blockSize: '0.7em',
  border: '2px solid currentColor',
  borderRadius: '50%',
  selectors: {
    '[data-state] > &': { display: 'block' },
    '[data-state="open"] > &': {
      background: on.bright,
      boxShadow: `0 0 0 2px ${on.surface}, 0 0 6px 2px ${on.bright}`,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '[data-state="open"] > &': { background: 'CanvasText' } } },
  },
});

export const link = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: touchTarget });
