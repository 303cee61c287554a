import type { Scaled } from './scalePicture.ts';

/** The one message that the process that scales a photograph sends back. */
export type Answer = { scaled: Scaled } | { failed: string };
