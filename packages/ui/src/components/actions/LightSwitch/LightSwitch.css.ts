import { style, styleVariants } from '@vanilla-extract/css';
import { noScript } from '../../../styles/breakpoints.ts';
import { space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  minBlockSize: touchTarget,
  maxInlineSize: '100%',
  paddingBlock: space.xxsmall,
  paddingInline: space.small,
  border: '2px solid',
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  fontFamily: vars.font.display,
  fontSize: '0.9375rem',
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.1,
  textTransform: vars.font.displayCase,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': { [noScript]: { display: 'none' } },
});

export const words = styleVariants({
  day: { display: vars.hours.day },
  night: { display: vars.hours.night },
});

const glass = style({
  display: 'inline-block',
  inlineSize: '12px',
  blockSize: '12px',
  marginInlineEnd: space.xsmall,
  border: '2px solid',
  borderRadius: '50%',
});

export const bulb = styleVariants({
  dark: [glass],
  lit: [
    glass,
    {
      borderColor: vars.color.spark,
      background: vars.color.spark,
      boxShadow: `0 0 12px 3px color-mix(in srgb, ${vars.color.spark} 60%, transparent)`,
    },
  ],
});
