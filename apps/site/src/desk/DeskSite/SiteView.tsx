import { deskSite } from '@awning/content/deskSite';
import type { AdminSiteContent } from '@awning/contract/admin/sites';
import { useMemo } from 'react';
import type { SitePage } from '../deskView.ts';
import { orderToken } from '../orderToken.ts';
import { shownFiles } from '../../preview/shownFiles.ts';
import { SitePreview } from '../../preview/SitePreview/SitePreview.tsx';
import { usePreview } from '../../preview/usePreview.ts';

export interface SiteViewProps extends Pick<SitePage, 'order' | 'site'> {
  /** The editor's content, as far as it can be parsed. */
  draft: Pick<AdminSiteContent, 'content' | 'options'>;
}

/** A preview of a website with the text in the desk’s editor, before any of it is saved. */
export function SiteView({ order, site: { templateId, pictures }, draft }: SiteViewProps) {
  const token = orderToken(order);
  const files = useMemo(() => shownFiles(token, pictures), [token, pictures]);
  return (
    <SitePreview
      {...usePreview({ templateId, ...draft, files })}
      words={deskSite.content.view}
      defaultWidth="desktop"
    />
  );
}
