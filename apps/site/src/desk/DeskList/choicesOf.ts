/** What a filter offers, from its words by their values; the value that leaves nothing out comes first. */
export const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => Number(b.value === '') - Number(a.value === ''));
