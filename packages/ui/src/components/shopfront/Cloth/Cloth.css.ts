import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { windowVars } from '../../../theme/window.css.ts';

const first = createVar();
const second = createVar();
const stripe = createVar();
const drop = createVar();

// One mask cuts the scallops; no picture is loaded. The two gradients over the stripes are the fold's
// shade at the top and the stitched line above the scallops.
const root = style({
  display: 'block',
  background: [
    `linear-gradient(rgb(0 0 0 / 0.2), transparent 60%) 0 0 / 100% calc(100% - ${drop} - 8px) no-repeat`,
    `linear-gradient(rgb(0 0 0 / 0.16) 0 0) 0 calc(100% - ${drop} - 6px) / 100% 2px no-repeat`,
    `linear-gradient(90deg, ${first} 50%, ${second} 0) 0 0 / ${stripe} 100% round`,
  ].join(', '),
  mask: [
    `linear-gradient(#000 0 0) 0 0 / 100% calc(100% - ${drop} + 0.5px) no-repeat`,
    `radial-gradient(ellipse 25% 100% at 25% 0, #000 97%, #0000) 0 100% / ${stripe} ${drop} round no-repeat`,
    `radial-gradient(ellipse 25% 100% at 75% 0, #000 97%, #0000) 0 100% / ${stripe} ${drop} round no-repeat`,
  ].join(', '),
});

export const dye = styleVariants({
  street: [root, { vars: { [first]: vars.street.clothA, [second]: vars.street.clothB } }],
  piping: [root, { vars: { [first]: vars.street.clothPipe, [second]: vars.street.clothPipe } }],
  window: [root, { vars: { [first]: windowVars.clothA, [second]: windowVars.clothB } }],
});

const canopy = (scallop: string) => ({
  vars: { [stripe]: '64px', [drop]: scallop },
  blockSize: '100%',
  '@media': { [from.tablet]: { vars: { [stripe]: '88px' } } },
});

export const size = styleVariants({
  tiny: { vars: { [stripe]: '22px', [drop]: '6px' }, blockSize: '19px' },
  small: { vars: { [stripe]: '30px', [drop]: '8px' }, blockSize: '30px' },
  medium: { vars: { [stripe]: '46px', [drop]: '11px' }, blockSize: '44px' },
  large: { vars: { [stripe]: '78px', [drop]: '20px' }, blockSize: '84px' },
  /** As tall as what it hangs in. */
  canopy: canopy('18px'),
  /** The canopy let down: deeper scallops. */
  canopyDown: canopy('24px'),
});
