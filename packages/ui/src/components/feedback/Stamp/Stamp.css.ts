import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, fontStretch } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

// A rubber stamp, never quite straight.
const root = style({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  border: '4px double',
  borderRadius: vars.radius.control,
  fontFamily: vars.font.display,
  fontStretch: fontStretch.condensed,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  letterSpacing: '0.08em',
  textAlign: 'center',
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
  rotate: '-5deg',
});

export const stamp = styleVariants({
  good: [root, { color: vars.street.paperAccent }],
  open: [root, { borderStyle: 'dashed', color: vars.street.onPaper }],
  void: [root, { borderStyle: 'solid', color: vars.street.onPaperMuted }],
});

export const size = styleVariants({
  small: { padding: '4px 10px', borderWidth: '3px', fontSize: fontSize.medium },
  large: { padding: '6px 14px', fontSize: '1.75rem' },
});
