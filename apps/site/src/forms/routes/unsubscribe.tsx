import { newsletter } from '@awning/content/forms/newsletter';
import { urls } from '@awning/contract/urls';
import { generatePath, useLoaderData } from 'react-router-dom';
import { Meta } from '../../head/Meta.tsx';
import { loadNewsletterLink } from '../loadNewsletterLink.ts';
import { NewsletterLinkPage } from '../NewsletterLinkPage/NewsletterLinkPage.tsx';
import { apiAddress } from '../../api/apiPaths.ts';

export { loadNewsletterLink as loader };

export function Component() {
  const { token, link } = useLoaderData<typeof loadNewsletterLink>();

  return (
    <>
      <Meta title={newsletter.links.unsubscribe.title} noIndex />
      <NewsletterLinkPage
        purpose="unsubscribe"
        link={link}
        action={apiAddress(generatePath(urls.unsubscribe, { token }))}
      />
    </>
  );
}
