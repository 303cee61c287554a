import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

// Silent, it takes no room.
export const root = style({ display: 'contents' });

// Its own paper, because red can be read on few grounds.
export const problem = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  paddingBlock: space.xsmall,
  paddingInline: space.small,
  borderInlineStart: `4px solid ${vars.color.danger}`,
  background: vars.color.surfaceRaised,
  color: vars.color.danger,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const words = style({ minInlineSize: 0 });
