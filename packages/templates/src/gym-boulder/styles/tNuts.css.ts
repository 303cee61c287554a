import { style } from '@vanilla-extract/css';
import { on } from '@awning/ui/theme/on';

/** The holes that holds are bolted into, in the even rows of a climbing wall: printed faintly on any ground. */
export const tNuts = style({
  backgroundImage: `radial-gradient(circle, color-mix(in srgb, ${on.ink} 15%, transparent) 2.4px, transparent 3.2px)`,
  backgroundSize: '60px 60px',
  backgroundPosition: 'center top 12px',
});
