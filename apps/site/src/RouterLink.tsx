import type { AnchorProps } from '@awning/ui/components/Link';
import { Link } from 'react-router-dom';

// Pages of the API's and the demos are documents of their own; so is whatever opens a new tab.
const ownDocument = /^\/(demos|docs|dev|pay)(\/|$)/;

/** Goes through the router to the site's own pages, and lets the browser do the rest. */
export function RouterLink({ href, children, ...anchor }: AnchorProps) {
  const ours = href.startsWith('/') && !href.startsWith('//') && !ownDocument.test(href);
  if (ours && anchor.target !== '_blank') {
    return (
      <Link to={href} {...anchor}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...anchor}>
      {children}
    </a>
  );
}
