import { CallToAction } from '@awning/ui/sections/CallToAction';
import { headed } from '../../design/props.ts';
import { DepthLane } from '../components/DepthLane/index.ts';
import type { Site } from '../schema.ts';
import { markAt } from './parts.tsx';

/** No page here, and the ways on. */
export function NotFound(site: Site) {
  const { content, labels, href } = site;
  return (
    <DepthLane {...markAt(site, 2)} tone="secondary">
      <CallToAction
        {...headed(content.design?.lost, labels.stillHere)}
        tone="secondary"
        actions={[
          { label: content.design?.ask?.action ?? labels.book, href: `${href('book')}#ask` },
          { label: labels.seeMenu, href: href('board') },
        ]}
      />
    </DepthLane>
  );
}
