import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

const root = style({ display: 'block', overflow: 'visible', forcedColorAdjust: 'none' });

export const paint = styleVariants(
  {
    route: vars.color.spark,
    action: on.action,
    paper1: vars.color.paper1,
    paper2: vars.color.paper2,
    paper3: vars.color.paper3,
    paper4: vars.color.paper4,
    paper5: vars.color.paper5,
  },
  (color) => [root, { color }],
);

export const column = style({ inlineSize: '100%', blockSize: 'auto' });
