import type { MessageForm, PageContext, RefusedForm } from '@awning/contract/renderer';

/** What was sent by one of the site's forms without script and refused, if that is why this page is rendered. */
export const refusedForm = (context: PageContext | undefined, form: MessageForm): RefusedForm | undefined =>
  context?.refused?.form === form ? context.refused : undefined;
