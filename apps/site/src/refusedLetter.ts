import type { LetterForm, PageContext, RefusedLetter } from '@awning/contract/renderer';

/** What was sent by one of the site's forms without script and refused, if that is why this page is drawn. */
export const refusedLetter = (
  context: PageContext | undefined,
  form: LetterForm,
): RefusedLetter | undefined => (context?.letter?.form === form ? context.letter : undefined);
