import type { AnchorProps } from '@awning/ui/components/Link';
import { useLinkClickHandler } from 'react-router-dom';

// Pages of the API's and the demos are documents of their own; so is whatever opens a new tab.
const ownDocument = /^\/(demos|docs|dev|pay)(\/|$)/;

/** Goes through the router to the site's own pages, and lets the browser do the rest. */
export function RouterLink({ href, ...anchor }: AnchorProps) {
  const ours = href.startsWith('/') && !href.startsWith('//') && !ownDocument.test(href);
  if (ours && anchor.target !== '_blank') return <PageLink {...anchor} href={href} />;
  return <a {...anchor} href={href} />;
}

// The router's own Link brings what only its framework needs: 3 kB on every page.
function PageLink({ onClick, ...anchor }: AnchorProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(anchor.href);

  return (
    <a
      {...anchor}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
