import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';

const root = style({
  display: 'block',
  overflow: 'visible',
  fontFamily: vars.font.display,
  // In the drawing's own units, which `viewBox` makes as large as the box.
  fontSize: '100px',
  fontWeight: vars.font.displayWeight,
  // Capitals in every theme: nothing hangs below the line that it stands on.
  textTransform: 'uppercase',
  textAnchor: 'middle',
  fill: 'currentColor',
});

export const to = styleVariants({
  width: [root, { inlineSize: '100%', blockSize: 'auto' }],
  height: [root, { inlineSize: 'auto', maxInlineSize: '100%', blockSize: '100%' }],
});
