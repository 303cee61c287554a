/**
 * Where things stand three to a row, the first two or four of a number that three does not divide:
 * two to a row, they leave none alone in the last one.
 */
export const twoAbreast = (among: 'child' | 'of-type'): string =>
  [
    [1, 2],
    [2, 1],
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 1],
  ]
    .map(([place, behind]) => `&:nth-${among}(${place}):nth-last-${among}(3n + ${behind})`)
    .join(', ');
