import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { vars } from '@awning/ui/theme';

/** Of a shape that loses none of its names, in the middle of the height of the words beside it. */
export const sheet = style({
  position: 'relative',
  aspectRatio: '16 / 15',
  marginBlockEnd: vars.rhythm.section,
  marginInline: vars.rhythm.gutter,
  overflow: 'hidden',
  border: `${vars.stroke.frame} currentColor`,
  borderRadius: vars.radius.card,
  '@media': { [from.desktop]: { alignSelf: 'center', marginBlock: 0, marginInlineStart: 0 } },
});
