import type { PageContext } from '@awning/contract/renderer';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** A link of the newsletter's mails, and what the server has made of it so far. */
export const loadNewsletterLink = ({ params, context }: LoaderFunctionArgs<PageContext | undefined>) => ({
  token: params['token'] ?? '',
  link: context?.newsletterLink ?? 'open',
});
