import { stepOf, type StepId } from '@awning/templates/steps';
import type { PreviewedPage } from './messages.ts';

/**
 * The designs' names for the page with the address, the hours and the ways to ask: it always exists, so no field of the
 * content names it.
 */
const findUs = ['find-us', 'visit', 'way-in'];

/**
 * The slug of the page that a step of the workshop is about. Undefined where the site has none, or where the step is
 * about all of them.
 */
export function pageOfStep(pages: readonly PreviewedPage[], step: StepId): string | undefined {
  if (step === 'name' || step === 'pictures') return '';
  if (step === 'words' || step === 'looks') return undefined;
  if (step === 'place' || step === 'contact' || step === 'hours') {
    return pages.find(({ slug }) => findUs.includes(slug))?.slug;
  }
  return pages.find(({ shows }) => shows.some((place) => stepOf(place) === step))?.slug;
}
