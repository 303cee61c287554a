import type { Action } from '@awning/ui/components/ActionGroup';
import type { Core } from '../../content/content.ts';
import type { CommonLabels } from '../../content/labels/index.ts';
import { mapHref } from '../../content/words/place.ts';
import { callAction } from './callAction.ts';

interface Site {
  content: Pick<Core, 'business'>;
  labels: Pick<CommonLabels, 'book' | 'order' | 'join' | 'visitUs' | 'callUs' | 'write' | 'onMap'>;
}

/** What a form or another site is for. A business that only wants to be rung or called on says so, and has none first. */
export const purposeOf = ({ action }: Core['business']): 'book' | 'order' | 'join' =>
  action === 'order' || action === 'join' ? action : 'book';

/** Where people book, order or join, if that is on another site. */
export const elsewhereOf = (business: Core['business']): string | undefined =>
  purposeOf(business) === 'order' ? business.ordering : business.booking;

/**
 * What the owner wants visitors to do first. Where it happens on this site is the design's to say.
 *
 * @param words what a button is called that leads to the form
 * @param form the way to it
 */
export function firstAction(site: Site, words: string | undefined, form: (label: string) => Action): Action {
  const { content, labels } = site;
  const { business } = content;
  if (business.action === 'call' && business.telephone) return callAction(site);
  if (business.action === 'visit' && business.address.street)
    return { label: labels.visitUs, href: mapHref(business.address) };
  const label = words ?? labels[purposeOf(business)];
  const elsewhere = elsewhereOf(business);
  return elsewhere ? { label, href: elsewhere } : form(label);
}
