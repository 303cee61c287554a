import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, fontStretch } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

const root = style({
  position: 'relative',
  display: 'inline-block',
  minInlineSize: '1.6em',
  maxInlineSize: '100%',
  paddingBlock: '0.22em',
  paddingInline: '0.45em',
  // Shows only where forced colours take the paint away.
  border: '1px solid transparent',
  borderRadius: '4px',
  fontFamily: vars.font.display,
  fontSize: fontSize.xsmall,
  fontStretch: fontStretch.condensed,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '0.02em',
  textAlign: 'center',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
});

export const tone = styleVariants({
  accent: [
    root,
    {
      background: vars.color.accent,
      color: vars.color.onAccent,
      borderColor: `color-mix(in srgb, ${vars.color.onAccent} 55%, ${vars.color.accent})`,
    },
  ],
  quiet: [
    root,
    { background: vars.color.surfaceTint, color: vars.color.ink, borderColor: vars.color.controlEdge },
  ],
  spark: [root, { background: vars.color.spark, color: vars.color.onSpark }],
  danger: [root, { background: vars.color.danger, color: vars.color.onDanger }],
});
