import { style, styleVariants } from '@vanilla-extract/css';
import { base } from '../../styles/base.ts';
import { space } from '../../styles/scale.ts';

export const root = style({
  selectors: { [base]: { display: 'flex', flexDirection: 'column', minInlineSize: 0 } },
});

export const gap = styleVariants(space, (size) => ({ selectors: { [base]: { gap: size } } }));

export const align = styleVariants({ start: 'flex-start', center: 'center', stretch: 'stretch' }, (side) => ({
  selectors: { [base]: { alignItems: side } },
}));
