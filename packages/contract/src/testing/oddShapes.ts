/** What a program may send where words are asked for. */
export const oddShapes: readonly unknown[] = [
  null,
  true,
  7,
  1.5,
  [],
  ['a'],
  {},
  { toString: 'a' },
  [[]],
  { length: 9 },
];
