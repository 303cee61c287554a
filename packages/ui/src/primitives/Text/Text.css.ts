import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { base } from '../../styles/base.ts';
import { fontSize } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/on.css.ts';

export const root = style({
  selectors: { [base]: { margin: 0, maxInlineSize: '68ch', textWrap: 'pretty', overflowWrap: 'anywhere' } },
});

export const size = styleVariants({
  small: { selectors: { [base]: { fontSize: fontSize.small, lineHeight: 1.5 } } },
  medium: { selectors: { [base]: { fontSize: fontSize.medium } } },
  lead: {
    selectors: {
      [base]: {
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
  muted: { selectors: { [base]: { color: fallbackVar(on.inkMuted, vars.color.inkMuted) } } },
});
