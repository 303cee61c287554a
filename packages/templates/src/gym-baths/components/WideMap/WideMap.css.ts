import { style } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

/** A third as high as it is wide: no taller, or the names at its sides would be cut. */
export const root = style({
  position: 'relative',
  blockSize: 'max(260px, 33vw)',
  overflow: 'hidden',
  borderBlockEnd: `${vars.stroke.frame} ${on.ink}`,
});
