import { DepthLane } from '../components/DepthLane/index.ts';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import type { SitePageProps } from '../../design/site.ts';
import { labels, lost } from '../content/business.ts';
import { marks } from '../content/visit.ts';

export function NotFound({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <DepthLane mark={marks.ten} tone="secondary">
      <CallToAction
        {...lost}
        tone="secondary"
        actions={[
          { label: labels.book, href: `${href('book')}#table` },
          { label: labels.board, href: href('board') },
        ]}
      />
    </DepthLane>
  );
}
