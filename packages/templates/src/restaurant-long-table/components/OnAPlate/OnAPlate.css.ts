import { vars } from '@awning/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const plate = style({
  display: 'block',
  overflow: 'hidden',
  border: `6px solid ${vars.street.paper}`,
  background: vars.street.paper,
});

/** Round on a plate; in a box of its own shape it is a print with a white rim. */
export const place = styleVariants({
  flow: [plate, { borderRadius: '50%' }],
  fill: [plate, { position: 'absolute', inset: 0 }],
});
