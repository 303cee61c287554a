import type { MessageForm, PageContext, RefusedLetter } from '@awning/contract/renderer';

/** What was sent by one of the site's forms without script and refused, if that is why this page is drawn. */
export const refusedForm = (
  context: PageContext | undefined,
  form: MessageForm,
): RefusedLetter | undefined => (context?.letter?.form === form ? context.letter : undefined);
