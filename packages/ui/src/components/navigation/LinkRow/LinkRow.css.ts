import { style, styleVariants } from '@vanilla-extract/css';
import { space, touchTarget } from '../../../styles/scale.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.large}` });

const one = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const link = styleVariants({ normal: [one], bold: [one, { fontWeight: 700 }] });
