import { Branches, type BranchesProps } from '@awning/ui/sections/Branches';
import { fill } from '../../content/labels/index.ts';
import { hoursRows, type Clock } from '../../content/words/hours.ts';
import { mapHref, telephoneHref } from '../../content/words/place.ts';
import type { SiteProps } from '../defineDesign.tsx';
import { headed, todayOf } from '../props.ts';

/** Every door of the business, with its own hours, at `#branches`. Nothing where there is one door alone. */
export function BranchesPart({
  site,
  clock = 'spoken',
  ...look
}: {
  site: Pick<SiteProps, 'content' | 'labels' | 'locale' | 'formAction' | 'show'>;
  clock?: Clock;
} & Pick<BranchesProps, 'headingLevel' | 'tone' | 'card'>) {
  const { content, labels, locale, show } = site;
  const { branches } = content;
  return (
    <Branches
      id="branches"
      {...headed(branches, labels.branches)}
      items={(branches?.items ?? []).map(({ name, address, telephone, mail, hours, note, picture }) => {
        const rows = hoursRows(hours, { labels, locale, clock });
        const front = show(picture, { fill: true, sizes: '(min-width: 64rem) 33vw, 100vw' });
        return {
          name,
          address: [address.street, [address.town, address.postcode].filter(Boolean).join(' ')].filter(
            (line) => line !== undefined,
          ),
          map: { label: fill(labels.asks.branch.map, { name }), href: mapHref(address) },
          ...(telephone && { telephone: { label: telephone, href: telephoneHref(telephone, address) } }),
          ...(mail && { mail: { label: mail, href: `mailto:${mail}` } }),
          ...(rows.length > 0 && { hours: rows }),
          ...(front && { picture: front }),
          ...(note && { note }),
        };
      })}
      today={todayOf(site)}
      labels={{ hours: labels.asks.branch.hours }}
      {...look}
    />
  );
}
