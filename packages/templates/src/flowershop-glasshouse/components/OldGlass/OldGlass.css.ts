import { vars } from '@awning/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** Seen through old glass: a little green, and light across it. */
export const glass = style({
  display: 'block',
  overflow: 'hidden',
  background: vars.color.accent,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(115deg, transparent 58%, ${vars.color.surfaceRaised} 58% 70%, transparent 70% 74%, ${vars.color.surfaceRaised} 74% 78%, transparent 78%), ${vars.color.surfaceTint}`,
      mixBlendMode: 'soft-light',
      opacity: 0.5,
      pointerEvents: 'none',
    },
  },
});

/** As wide as its column, or covering the box it stands in. */
export const place = styleVariants({
  flow: { position: 'relative' },
  fill: { position: 'absolute', inset: 0 },
});
