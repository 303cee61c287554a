import { newsletter } from '@awning/content/newsletter';
import type { PageContext } from '@awning/contract/renderer';
import { urls } from '@awning/contract/urls';
import { generatePath, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Meta } from '../Meta.tsx';
import { NewsletterLinkPage } from '../pages/NewsletterLinkPage/NewsletterLinkPage.tsx';
import { apiAddress } from '../apiPaths.ts';

export const loader = ({ params, context }: LoaderFunctionArgs<PageContext | undefined>) => ({
  token: params['token'] ?? '',
  link: context?.newsletterLink ?? 'open',
});

export function Component() {
  const { token, link } = useLoaderData<typeof loader>();

  return (
    <>
      <Meta title={newsletter.links.confirm.title} noIndex />
      <NewsletterLinkPage
        purpose="confirm"
        link={link}
        action={apiAddress(generatePath(urls.confirmSubscription, { token }))}
      />
    </>
  );
}
