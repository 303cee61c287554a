import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';
import { spread } from '../RequestSlip/RequestSlip.css.ts';
import { control } from '../RequestField/RequestField.css.ts';

/** Without drawings there is room for two abreast. */
export const plainItems = style({
  '@container': {
    [spread]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space.xlarge,
    },
  },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  paddingBlock: space.small,
  borderBlockStart: `${vars.stroke.hair} ${on.line}`,
  selectors: { '&:last-child': { borderBlockEnd: `${vars.stroke.hair} ${on.line}` } },
  '@container': {
    [spread]: {
      // The second column may end a row before the first.
      selectors: {
        [`${plainItems} > &:nth-child(even):nth-last-child(2)`]: {
          borderBlockEnd: `${vars.stroke.hair} ${on.line}`,
        },
      },
    },
  },
});

// It may fill its box, whichever shape it has itself.
export const drawing = style({
  position: 'relative',
  flex: 'none',
  inlineSize: 'clamp(52px, 14vw, 80px)',
  aspectRatio: '1',
  overflow: 'clip',
});

export const about = style({ display: 'grid', gap: space.xxsmall, minInlineSize: 0 });
export const words = style([about, { flex: 1 }]);
export const name = style({
  fontSize: fontSize.large,
  fontWeight: 700,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
export const note = style({
  color: on.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
export const price = style({
  fontFamily: vars.font.numerals,
  fontSize: `calc(1.0625rem * ${vars.font.numeralScale})`,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1.2,
});

export const amount = style([
  control,
  {
    flex: 'none',
    inlineSize: '4.75rem',
    fontSize: fontSize.large,
    fontWeight: 700,
    fontVariantNumeric: 'lining-nums tabular-nums',
    textAlign: 'center',
    selectors: {
      // Visible before the pointer is on it.
      '&::-webkit-inner-spin-button': { opacity: 1 },
      // What is ordered stands out from what is not.
      '&:not(:placeholder-shown)': { borderColor: vars.color.accent, borderWidth: '3px' },
    },
  },
]);
