import { fallbackVar, style } from '@vanilla-extract/css';
import { space, touchTarget } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/ground.css.ts';

// As tall as the words that will stand here: nothing moves when they come.
const bar = style({
  borderRadius: vars.radius.control,
  background: fallbackVar(on.line, vars.color.line),
  forcedColorAdjust: 'none',
});

export const name = style([bar, { inlineSize: '58%', blockSize: '34px', marginBlockStart: space.medium }]);
export const actions = style([
  bar,
  { inlineSize: '78%', blockSize: touchTarget, marginBlockStart: space.small },
]);
