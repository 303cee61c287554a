/**
 * Where things stand three to a row, selects the first two or four if three does not divide their number: two to a row,
 * they leave none alone in the last one.
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
