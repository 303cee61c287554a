import { motion } from '@awning/ui/styles/breakpoints';
import { keyframes, style } from '@vanilla-extract/css';

// One stripe's way, after which all of them lie as they lay.
const turn = keyframes({ to: { transform: 'translateY(-56px)' } });

/** Turns for five seconds, as long as anything may move that nobody can stop. */
export const turning = style({ '@media': { [motion]: { animation: `${turn} 1.25s linear 4` } } });
