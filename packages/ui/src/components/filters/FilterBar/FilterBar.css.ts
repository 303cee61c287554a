import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from, motion, phone } from '../../../styles/breakpoints.ts';
import { duration, fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

/** How much of the first line on a phone these parts take: the count has the rest. */
export const besideResult = createVar();

const hurry = keyframes({ to: { backgroundPosition: '48px 0' } });

const line = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.small} ${space.medium}`,
  alignItems: 'center',
  minBlockSize: touchTarget,
  paddingBlock: space.xxsmall,
  borderBlockEnd: `2px solid ${fallbackVar(on.line, vars.color.line)}`,
  '@media': { [phone]: { rowGap: space.xsmall, paddingBlockStart: 0 }, [from.desktop]: { paddingBlock: 0 } },
});

export const root = styleVariants({
  idle: [line],
  loading: [
    line,
    {
      // The cloth runs along the line while the cards are fetched.
      selectors: {
        '&::after': {
          content: '""',
          position: 'absolute',
          insetBlockEnd: '-5px',
          insetInline: 0,
          blockSize: '8px',
          background: `repeating-linear-gradient(90deg, ${vars.street.clothA} 0 24px, ${vars.street.clothB} 24px 48px)`,
          '@media': { [motion]: { animation: `${hurry} ${duration.slow} linear infinite` } },
        },
      },
    },
  ],
});

export const result = style({
  color: fallbackVar(on.inkMuted, vars.color.inkMuted),
  '@media': {
    [phone]: {
      order: -1,
      flex: '1 0 100%',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
      // As tall as the parts beside it.
      minBlockSize: '48px',
      paddingInlineStart: fallbackVar(besideResult, '0'),
      fontSize: fontSize.small,
      lineHeight: 1.3,
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
    [from.tablet]: { marginInlineStart: 'auto' },
  },
});

const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  fontWeight: 600,
  selectors: { '&[aria-current]': { textDecorationThickness: '4px' } },
});

export const action = styleVariants({ known: [link], pending: [link, { visibility: 'hidden' }] });
