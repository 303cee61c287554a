import { style } from '@vanilla-extract/css';
import { from, motion } from '../../../styles/breakpoints.ts';
import { duration, fontSize, fontStretch, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { sheet } from '../../../theme/paper.css.ts';

const paddingInline = 'clamp(16px, 2.4vw, 32px)';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  alignContent: 'start',
  paddingBlock: 'clamp(20px, 2.6vw, 36px)',
  paddingInline,
});

/** Low: where nothing waits, the figures come first. */
export const nothing = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.small} ${space.large}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space.medium,
  paddingInline,
});

const middle = '30px';

export const spike = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  maxInlineSize: '28rem',
  paddingBlock: space.large,
  selectors: {
    // The iron, from its point to its foot.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '0 10px',
      insetInlineStart: `calc(${middle} - 2px)`,
      inlineSize: '4px',
      background: vars.street.iron,
      clipPath: 'polygon(50% 0, 100% 18px, 100% 100%, 0 100%, 0 18px)',
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&::before': { background: 'CanvasText' } } } },
});

export const slips = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.small });

export const slip = style([
  sheet,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: `calc(${touchTarget} + 12px)`,
    padding: `${space.xsmall} ${space.medium}`,
    paddingInlineStart: `calc(${middle} + ${space.xlarge})`,
    border: `2px solid ${vars.street.onPaper}`,
    borderRadius: '2px',
    boxShadow: `3px 3px 0 ${vars.shadow.cast}`,
    overflowWrap: 'anywhere',
    selectors: {
      // Torn where the iron goes through.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: `calc(${middle} - 7px)`,
        inlineSize: '10px',
        background: `linear-gradient(${vars.street.iron} 0 0) 50% 0 / 4px 50% no-repeat, radial-gradient(circle, ${vars.street.onPaper} 4px, transparent 4.5px)`,
      },
      '&:hover': { rotate: '0deg' },
    },
    '@media': {
      [from.tablet]: {
        selectors: {
          '&:nth-child(odd)': { rotate: '-0.6deg' },
          '&:nth-child(3n + 2)': { rotate: '0.8deg' },
        },
      },
      [motion]: { transition: `rotate ${duration.quick} ease-out` },
    },
  },
]);

export const count = style({
  marginInlineEnd: space.xxsmall,
  fontFamily: vars.font.display,
  fontSize: fontSize.xlarge,
  fontStretch: fontStretch.narrow,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
});

export const foot = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  inlineSize: `calc(2 * ${middle})`,
  blockSize: '12px',
  borderRadius: '6px 6px 0 0',
  background: vars.street.iron,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
