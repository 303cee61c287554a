import type { Action } from '@awning/ui/components/ActionGroup';
import type { Core } from '../../content/content.ts';
import type { CommonLabels } from '../../content/labels/index.ts';
import { mapHref } from '../../content/words/place.ts';
import { callAction } from './callAction.ts';

interface Site {
  content: Pick<Core, 'business'>;
  labels: Pick<CommonLabels, 'book' | 'order' | 'join' | 'visitUs' | 'callUs' | 'write' | 'onMap'>;
}

/** The purpose of the form or of another site. A business that only wants calls or visits has none. */
export const purposeOf = ({ action }: Core['business']): 'book' | 'order' | 'join' =>
  action === 'order' || action === 'join' ? action : 'book';

/** Where people book, order or join, if that is on another site. */
export const elsewhereOf = (business: Core['business']): string | undefined =>
  purposeOf(business) === 'order' ? business.ordering : business.booking;

/**
 * The first action that the owner wants of visitors. The design says where on this site it happens.
 *
 * @param words the label of a button that leads to the form
 * @param form makes the link to the form
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
