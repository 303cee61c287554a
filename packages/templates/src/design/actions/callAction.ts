import type { Core } from '../../content/content.ts';
import { fill, type CommonLabels } from '../../content/labels/index.ts';
import { mapHref, telephoneHref } from '../../content/words/place.ts';

/** Rings the business; without a telephone, writes to it; without mail either, leads to its door. */
export function callAction({
  content: { business },
  labels,
}: {
  content: Pick<Core, 'business'>;
  labels: Pick<CommonLabels, 'callUs' | 'write' | 'onMap'>;
}) {
  const { telephone, mail, address } = business;
  if (telephone)
    return { label: fill(labels.callUs, { telephone }), href: telephoneHref(telephone, address) };
  return mail
    ? { label: labels.write, href: `mailto:${mail}` }
    : { label: labels.onMap, href: mapHref(address) };
}
