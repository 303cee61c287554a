import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, street } = vars;
const wood = (dark: string) =>
  `color-mix(in srgb, color-mix(in srgb, ${street.clothPipe}, ${color.spark} 34%), ${color.focusEdge} ${dark})`;

/** Cut paper in the shop's own colours, on the lit wall behind the glass: the same by day and by night. */
export const paint = styleVariants({
  ink: { fill: color.focusEdge },
  green: { fill: street.paperAccent },
  spark: { fill: color.spark },
  pipe: { fill: street.clothPipe },
  paper: { fill: street.paper },
  wood: { fill: wood('42%') },
  woodDark: { fill: wood('62%') },
  woodLight: { fill: wood('30%') },
  line: { fill: 'none', stroke: color.focusEdge, strokeWidth: 3 },
  greenLine: { fill: street.paper, stroke: street.paperAccent, strokeWidth: 5 },
  tail: { fill: 'none', stroke: color.focusEdge, strokeWidth: 7, strokeLinecap: 'round' },
  pen: { fill: 'none', stroke: street.clothPipe, strokeWidth: 5 },
});
