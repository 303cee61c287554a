import { notFoundProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { Front } from './parts.tsx';

/** No page here: what the first page shows, and the ways back. */
export function NotFound(site: Site) {
  return (
    <Front
      site={site}
      {...notFoundProps(site, 'menu', site.labels.seeMenu)}
      picture={site.content.opening?.picture}
    />
  );
}
