import { globalLayer } from '@vanilla-extract/css';

// Only what must always lose lives in a layer. Component and section styles are unlayered,
// so they win whatever order a bundler loads them in.
export const reset = globalLayer('reset');
export const primitives = globalLayer('primitives');
