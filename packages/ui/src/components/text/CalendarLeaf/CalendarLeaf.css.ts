import { style } from '@vanilla-extract/css';
import { fontSize, fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { sheet } from '../../../theme/paper.css.ts';

// Torn along the top, where the leaf before it hung from the block.
const torn =
  'polygon(0 5px, 8% 1px, 17% 4px, 29% 0, 41% 3px, 53% 1px, 66% 4px, 78% 0, 90% 3px, 100% 1px, 100% 100%, 0 100%)';

export const root = style([
  sheet,
  {
    display: 'inline-grid',
    inlineSize: '7.25rem',
    maxInlineSize: '100%',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    clipPath: torn,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    '@media': { '(forced-colors: active)': { border: '2px solid', clipPath: 'none' } },
  },
]);

export const head = style({
  justifySelf: 'stretch',
  padding: `${space.small} ${space.xxsmall} ${space.xxsmall}`,
  background: vars.street.paperAccent,
  color: vars.street.paper,
  fontFamily: vars.font.display,
  fontSize: fontSize.small,
  fontWeight: 700,
  lineHeight: 1.2,
});

export const figure = style({
  paddingBlockStart: space.xsmall,
  fontFamily: vars.font.display,
  fontSize: '3.6rem',
  fontStretch: fontStretch.condensed,
  fontVariantNumeric: 'lining-nums',
  fontWeight: vars.font.displayWeight,
  lineHeight: 0.95,
});

export const foot = style({
  padding: `0 ${space.xxsmall} ${space.small}`,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.3,
});
