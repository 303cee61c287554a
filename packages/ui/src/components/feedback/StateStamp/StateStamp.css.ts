import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { fontSize, fontStretch } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const ink = fallbackVar(on.ink, vars.color.ink);
const muted = fallbackVar(on.inkMuted, vars.color.inkMuted);

const root = style({
  // In line with the first line of what it stands beside, where that has two.
  display: 'inline-grid',
  maxInlineSize: '100%',
  padding: '3px 8px',
  border: '2px solid',
  borderRadius: '3px',
  fontFamily: vars.font.display,
  fontStretch: fontStretch.condensed,
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '0.06em',
  textAlign: 'center',
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
});

export const tone = styleVariants({
  good: [root, { color: fallbackVar(on.bright, vars.color.accent) }],
  open: [root, { borderStyle: 'dashed', color: ink }],
  due: [root, { borderColor: vars.color.focusEdge, background: vars.color.spark, color: vars.color.onSpark }],
  alert: [
    root,
    { borderColor: vars.color.danger, background: vars.color.danger, color: vars.color.onDanger },
  ],
  void: [root, { color: muted, textDecoration: 'line-through' }],
});

export const size = styleVariants({
  small: { fontSize: fontSize.xsmall },
  large: { padding: '6px 14px', borderWidth: '3px', fontSize: fontSize.large },
});
