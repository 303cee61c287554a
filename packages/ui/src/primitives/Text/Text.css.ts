import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { primitives } from '../../styles/layers.css.ts';
import { fontSize } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/on.css.ts';

export const root = style({
  '@layer': { [primitives]: { maxInlineSize: '68ch', textWrap: 'pretty', overflowWrap: 'anywhere' } },
});

export const size = styleVariants({
  small: { '@layer': { [primitives]: { fontSize: fontSize.small, lineHeight: 1.5 } } },
  medium: { '@layer': { [primitives]: { fontSize: fontSize.medium } } },
  lead: {
    '@layer': {
      [primitives]: {
        fontSize: fontSize.large,
        lineHeight: 1.45,
        maxInlineSize: '44ch',
        textWrap: 'balance',
      },
    },
  },
});

export const tone = styleVariants({
  ink: {},
  muted: { '@layer': { [primitives]: { color: fallbackVar(on.inkMuted, vars.color.inkMuted) } } },
});
