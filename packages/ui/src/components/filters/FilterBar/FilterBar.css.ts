import { fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from, motion } from '../../../styles/breakpoints.ts';
import { duration, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

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
  '@media': { [from.tablet]: { marginInlineStart: 'auto' } },
});

const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  fontWeight: 600,
  selectors: { '&[aria-current]': { textDecorationThickness: '4px' } },
});

export const action = styleVariants({ known: [link], pending: [link, { visibility: 'hidden' }] });
