import { Infield } from '../sections/Infield/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { business, closing, labels } from '../content/business.ts';

/** What every page comes round to. */
export function OneLap({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <Infield
      {...closing}
      actions={[
        { label: labels.book, href: href('start') },
        { label: business.telephone, href: business.telephoneHref },
      ]}
    />
  );
}
