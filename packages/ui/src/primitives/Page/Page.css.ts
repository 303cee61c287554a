import { style } from '@vanilla-extract/css';
import { base } from '../../styles/base.ts';
import { fontSize } from '../../styles/scale.ts';
import '../../theme/reset.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  selectors: {
    [base]: {
      position: 'relative',
      minBlockSize: '100vh',
      overflowX: 'clip',
      background: vars.color.surface,
      color: vars.color.ink,
      fontFamily: vars.font.text,
      fontSize: fontSize.medium,
      lineHeight: 1.5,
    },
  },
});
