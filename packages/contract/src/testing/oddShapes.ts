/** Values that a program may send where words are expected. */
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
