import { style, styleVariants } from '@vanilla-extract/css';
import { noScript } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

const line = style({ display: 'grid', gap: space.xsmall });

export const row = styleVariants({
  alone: [line, { gridTemplateColumns: 'minmax(0, 1fr)' }],
  withToggle: [line, { gridTemplateColumns: 'minmax(0, 1fr) auto' }],
});

const button = style({
  minInlineSize: '4.75rem',
  maxInlineSize: '50vw',
  minBlockSize: '48px',
  paddingInline: '14px',
  border: `2px solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.control,
  fontWeight: vars.font.controlWeight,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.ink } },
  '@media': { [noScript]: { display: 'none' } },
});

export const toggle = styleVariants({
  ready: [button],
  // Its place is kept, so that nothing moves when the script comes.
  waiting: [button, { visibility: 'hidden' }],
});
