import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { laneLine } from '../../styles/lanes.ts';
import { vars } from '@awning/ui/theme';
import { grounds, type Ground } from '@awning/ui/theme/grounds';

const along = createVar();

const root = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  // Where the lanes it joins have lost their colours, it joins nothing.
  '@media': { '(forced-colors: active)': { visibility: 'hidden' } },
});

const corner = (start: number, block: number) => [
  root,
  style({
    vars: { [along]: String(start) },
    scale: `${along} ${block}`,
    selectors: { '&:dir(rtl)': { vars: { [along]: String(-start) } } },
  }),
];

/** Where the middle of the bend lies: the drawing is made for one corner and turned to the others. */
export const around = styleVariants(
  {
    topStart: corner(1, 1),
    topEnd: corner(-1, 1),
    bottomStart: corner(1, -1),
    bottomEnd: corner(-1, -1),
  },
  (classes) => classes,
);

export const ground = styleVariants(grounds, ({ surface }: Ground) => ({ fill: vars.color[surface] }));
export const surface = style({ fill: vars.color.accent });
export const line = style({
  fill: 'none',
  stroke: vars.color.onAccent,
  strokeWidth: laneLine,
  vectorEffect: 'non-scaling-stroke',
});
