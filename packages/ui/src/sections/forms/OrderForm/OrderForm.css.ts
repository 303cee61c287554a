import { style } from '@vanilla-extract/css';
import { whole } from '../../../components/requests/RequestField/RequestField.css.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

/** What is in it stands among the other fields of the slip. */
export const order = style({ display: 'contents' });

export const total = style([
  whole,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space.xxsmall} ${space.large}`,
    paddingBlock: space.medium,
    borderBlock: `${vars.stroke.rule} ${on.ink}`,
  },
]);
export const totalLabel = style({ fontSize: fontSize.large, fontWeight: 700, lineHeight: 1.2 });
export const sum = style({
  minInlineSize: 0,
  fontSize: fontSize.large,
  fontWeight: 700,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
