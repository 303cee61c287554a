import { style } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';

const { surfaceRaised, controlEdge, line } = vars.color;

/** The line in which two grounds meet down the middle of a thing: lit metal, made of the theme's own whites and greys. */
export const seam = style({
  position: 'relative',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: 2,
      insetBlock: 0,
      insetInlineStart: 'calc(50% - 1px)',
      inlineSize: '2px',
      background: `linear-gradient(${surfaceRaised}, ${controlEdge} 22%, ${surfaceRaised} 48%, ${line} 76%, ${surfaceRaised})`,
      pointerEvents: 'none',
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&::after': { background: 'CanvasText' } } },
  },
});
