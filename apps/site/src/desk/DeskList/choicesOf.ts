/** The options of a filter, from its labels by their values; the value for no filter comes first. */
export const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => Number(b.value === '') - Number(a.value === ''));
