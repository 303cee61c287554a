import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { on } from '@awning/ui/theme/on';

const holes = `radial-gradient(circle, color-mix(in srgb, ${on.ink} 15%, transparent) 2.4px, transparent 3.2px)`;
const rows = { backgroundSize: '60px 60px', backgroundPosition: 'center top 12px' };

/** The holes that holds are bolted into, in the even rows of a climbing wall: printed faintly on any ground. */
export const tNuts = style({ ...rows, backgroundImage: holes });

/** The same on a wall of words: on a phone, where they fill it, there are none among the letters. */
export const tNutsAround = style({ ...rows, '@media': { [from.tablet]: { backgroundImage: holes } } });
