import { keyframes, style } from '@vanilla-extract/css';
import { from, motion } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

const drop = 'clamp(36px, 5vw, 76px)';
const chain = '8px';

export const root = style({ paddingBlock: `${drop} ${vars.rhythm.section}` });

// As if a lorry had just come under it: it swings, and hangs still before it is read.
const swing = keyframes({
  from: { transform: 'rotate(2.4deg)' },
  '40%': { transform: 'rotate(-1.4deg)' },
  '70%': { transform: 'rotate(0.7deg)' },
});

// Hangs on two chains from the section above.
export const bar = style({
  position: 'relative',
  display: 'grid',
  justifyContent: 'center',
  marginBlockEnd: 'clamp(32px, 4.4vw, 64px)',
  padding: 'clamp(8px, 1vw, 14px)',
  borderRadius: vars.radius.card,
  background: `repeating-linear-gradient(-45deg, ${vars.color.secondary} 0 27px, ${vars.color.onSecondary} 28px 55px, ${vars.color.secondary} 56px)`,
  transformOrigin: `50% calc(${drop} * -1)`,
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [motion]: {
          animation: `${swing} linear`,
          animationTimeline: 'view()',
          animationRange: 'entry 0% cover 40%',
        },
      },
    },
  },
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '100%',
      inlineSize: chain,
      blockSize: drop,
      background: `repeating-linear-gradient(${on.ink} 0 9px, transparent 9px 14px)`,
    },
    '&::before': { insetInlineStart: '12%' },
    '&::after': { insetInlineEnd: '12%' },
  },
});

export const limit = style({
  maxInlineSize: '100%',
  paddingInline: 'clamp(16px, 3vw, 48px)',
  borderRadius: vars.radius.control,
  background: vars.color.secondary,
  color: vars.color.onSecondary,
  fontFamily: vars.font.display,
  fontSize: `calc(clamp(1.8rem, 5.4vw, 4.6rem) * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.15,
  textAlign: 'center',
  textTransform: vars.font.displayCase,
  overflowWrap: 'anywhere',
});

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xlarge} clamp(32px, 6vw, 96px)`,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.medium,
  minInlineSize: 0,
});

export const hours = style({
  display: 'grid',
  gap: space.large,
  minInlineSize: 0,
  fontSize: fontSize.medium,
});
