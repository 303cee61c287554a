import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { loadDesk } from '../loadDesk.ts';
import { DeskSite } from '../DeskSite/DeskSite.tsx';
import { SiteView } from '../DeskSite/SiteView.tsx';
import { useDeskSite } from '../useDeskSite.ts';
import { useSiteContent } from '../useSiteContent.ts';
import { useSitePictures } from '../useSitePictures.ts';

export const loader = ({ params, request }: LoaderFunctionArgs) =>
  loadDesk(request, async () => (await import('../state/deskSite.ts')).fetchSitePage(params['id'] ?? ''));
loader.hydrate = true as const;

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { id = '' } = useParams();
  const { site, ...does } = useDeskSite(id, page?.answer?.site);

  const content = useSiteContent(id, page?.answer?.content);

  return (
    <DeskSite
      page={page}
      site={site}
      {...does}
      content={content}
      view={
        page?.answer && site && content.editor ? (
          <SiteView order={page.answer.order} site={site} draft={content.editor.draft} />
        ) : undefined
      }
      pictures={useSitePictures(id)}
    />
  );
}
