import { style, styleVariants } from '@vanilla-extract/css';
import { primitives } from '../../styles/layers.css.ts';
import { space } from '../../styles/scale.ts';

export const root = style({
  '@layer': { [primitives]: { display: 'flex', flexDirection: 'column', minInlineSize: 0 } },
});

export const gap = styleVariants(space, (size) => ({ '@layer': { [primitives]: { gap: size } } }));

export const align = styleVariants({ start: 'flex-start', center: 'center', stretch: 'stretch' }, (side) => ({
  '@layer': { [primitives]: { alignItems: side } },
}));
