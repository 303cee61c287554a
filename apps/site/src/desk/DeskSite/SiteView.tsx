import { deskSite } from '@awning/content/deskSite';
import type { AdminSiteContent } from '@awning/contract/admin/sites';
import { useMemo } from 'react';
import type { SitePage } from '../deskView.ts';
import { orderToken } from '../orderToken.ts';
import { shownFiles } from '../../preview/shownFiles.ts';
import { SitePreview } from '../../preview/SitePreview/SitePreview.tsx';
import { usePreview } from '../../preview/usePreview.ts';

export interface SiteViewProps extends Pick<SitePage, 'order' | 'site'> {
  /** What stands in the editor, as far as it can be read. */
  draft: Pick<AdminSiteContent, 'content' | 'options'>;
}

/** What a website looks like with what is typed into the desk’s editor, before any of it is saved. */
export function SiteView({ order, site: { templateId, pictures }, draft }: SiteViewProps) {
  const token = orderToken(order);
  const files = useMemo(() => shownFiles(token, pictures), [token, pictures]);
  return <SitePreview {...usePreview({ templateId, ...draft, files })} words={deskSite.content.view} />;
}
