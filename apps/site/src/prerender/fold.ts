/** The markup of `<Fold />`. */
export const foldMark = '<div data-fold="" hidden=""></div>';

/** The markup of the first screen, if a page marks its end. */
export function firstScreenOf(body: string): string | undefined {
  const end = body.indexOf(foldMark);
  return end === -1 ? undefined : body.slice(0, end);
}
