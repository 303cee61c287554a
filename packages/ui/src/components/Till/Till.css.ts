import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';

export const desk = style({
  minInlineSize: 0,
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: '116px' } },
});
