import { motion } from '@awning/ui/styles/breakpoints';
import { keyframes, style } from '@vanilla-extract/css';

// The height of one stripe: after it all stripes lie as before.
const turn = keyframes({ to: { transform: 'translateY(-56px)' } });

/** Turns for five seconds, the longest that anything may move without a control to stop it. */
export const turning = style({ '@media': { [motion]: { animation: `${turn} 1.25s linear 4` } } });
