import { style } from '@vanilla-extract/css';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  selectors: {
    // The button alone can be pressed: no second frame around it.
    '&&': {
      minBlockSize: touchTarget,
      padding: 0,
      borderColor: 'transparent',
      background: 'none',
      color: 'inherit',
      overflowWrap: 'anywhere',
      whiteSpace: 'normal',
    },
    '&&:hover': { borderColor: 'transparent' },
    '&&[aria-invalid]': { padding: space.xsmall, borderColor: vars.color.danger },
    '&::file-selector-button': {
      minBlockSize: touchTarget,
      marginInlineEnd: space.small,
      paddingBlock: '8px',
      paddingInline: '14px',
      border: `2px solid ${vars.color.ink}`,
      borderRadius: vars.radius.control,
      background: vars.color.surface,
      color: vars.color.ink,
      fontFamily: vars.font.control,
      fontSize: fontSize.small,
      fontWeight: vars.font.controlWeight,
      cursor: 'pointer',
    },
    '&:hover::file-selector-button': { background: vars.color.surfaceTint },
  },
});
