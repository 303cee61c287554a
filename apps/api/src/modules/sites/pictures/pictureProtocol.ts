import type { Scaled } from './scalePicture.ts';

/** What the process that scales a photograph answers, once. */
export type Answer = { scaled: Scaled } | { failed: string };
