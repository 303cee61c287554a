/** Whether a name has a word so long that a narrow column has to set it smaller. */
export const hasLongWord = (name: string, most = 9): boolean =>
  name.split(/[\s-]+/).some((word) => word.length > most);
