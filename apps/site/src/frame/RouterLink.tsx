import type { AnchorProps } from '@awning/ui/components/Link';
import { useLinkClickHandler } from 'react-router-dom';
import { isOutdated } from '../hydration/chunks.ts';

// Pages of the API's and the demos are documents of their own; so is every link that opens a new tab.
const ownDocument = /^\/(demos|docs|dev|pay)(\/|$)/;

/** Goes through the router to the site's own pages, and lets the browser do the rest. */
export function RouterLink({ children, ...anchor }: AnchorProps) {
  const { href, target } = anchor;
  const ours = href.startsWith('/') && !href.startsWith('//') && !ownDocument.test(href);
  if (ours && target !== '_blank') return <PageLink {...anchor}>{children}</PageLink>;
  return <a {...anchor}>{children}</a>;
}

// The router's own Link brings what only its framework needs: 3 kB on every page.
function PageLink({ href, onClick, children, ...anchor }: AnchorProps) {
  const follow = useLinkClickHandler(href);

  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !isOutdated()) follow(event);
      }}
    >
      {children}
    </a>
  );
}
