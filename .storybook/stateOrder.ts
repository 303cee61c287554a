/** Everything a visitor can find a section in, least to most. */
export const states = [
  'least',
  'usual',
  'long-words',
  'many',
  'empty',
  'missing-picture',
  'loading',
  'success',
  'error',
  'disabled',
  'open',
  'closed',
  'keyboard',
] as const;

export type State = (typeof states)[number];
