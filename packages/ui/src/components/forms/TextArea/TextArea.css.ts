import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { unseen } from '../../../styles/unseen.ts';

export const area = style({
  display: 'block',
  maxInlineSize: '100%',
  lineHeight: 1.5,
  resize: 'vertical',
  // A pill is no shape for several lines.
  borderRadius: `min(${vars.radius.control}, 1.5rem)`,
});

export const foot = style({ position: 'relative', fontSize: fontSize.small, lineHeight: 1.4 });

export const limit = styleVariants({
  seen: { color: vars.color.inkMuted },
  heard: {
    ...unseen,
  },
});

const figures = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

export const count = styleVariants({
  within: [figures, { color: vars.color.inkMuted }],
  over: [figures, { color: vars.color.danger, fontWeight: 700 }],
});
