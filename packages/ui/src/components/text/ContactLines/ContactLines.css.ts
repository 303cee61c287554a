import { style, styleVariants } from '@vanilla-extract/css';
import { space, touchTarget } from '../../../styles/scale.ts';
import { on } from '../../../theme/on.css.ts';

export const layout = styleVariants({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `0 ${space.large}`,
    fontStyle: 'normal',
  },
  column: { display: 'grid', justifyItems: 'start', fontStyle: 'normal' },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: touchTarget,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  textDecorationColor: on.bright,
  selectors: { '&:hover': { textDecorationThickness: '4px' } },
});
