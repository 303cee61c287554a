import { workshopWords } from '@awning/content/orders/workshopWords';
import { isStep, stepIds, type StepId } from '@awning/templates/steps';
import { paths } from '../paths.ts';

/** The address at which a buyer who is stuck at a step writes to the shop. */
export const stuckHref = (token: string, step: StepId) =>
  `${paths.order.to({ token })}?stuck=${step}#messages`;

/** The beginning of that buyer's message: it says where they are. */
export function stuckWords(search: string): string | undefined {
  const step = new URLSearchParams(search).get('stuck') ?? undefined;
  if (!isStep(step)) return undefined;
  return workshopWords.stuckAt(stepIds.indexOf(step) + 1, workshopWords.steps[step].label);
}
