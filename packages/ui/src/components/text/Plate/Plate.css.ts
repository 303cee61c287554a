import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, fontStretch } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

const root = style({
  display: 'inline-block',
  margin: '3px',
  padding: '5px 10px',
  border: '2px solid',
  borderRadius: '4px',
  outline: '3px solid',
  fontFamily: vars.font.display,
  fontSize: fontSize.xsmall,
  fontStretch: fontStretch.condensed,
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
});

export const tone = styleVariants({
  quiet: [
    root,
    {
      borderWidth: '1.5px',
      outlineColor: vars.color.surfaceTint,
      background: vars.color.surfaceTint,
      color: vars.color.ink,
    },
  ],
  outlined: [
    root,
    { outlineColor: vars.color.accent, background: vars.color.surface, color: vars.color.accent },
  ],
  solid: [
    root,
    { outlineColor: vars.color.accent, background: vars.color.accent, color: vars.color.onAccent },
  ],
  dark: [
    root,
    { outlineColor: vars.street.onPaper, background: vars.street.onPaper, color: vars.color.spark },
  ],
});
