import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';

export const receipt = style({
  inlineSize: '100%',
  maxInlineSize: '430px',
  minInlineSize: 0,
  marginInline: 'auto',
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '116px' } },
});
