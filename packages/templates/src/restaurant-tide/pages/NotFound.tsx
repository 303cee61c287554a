import { CallToAction } from '@awning/ui/sections/CallToAction';
import { actionTo, headed } from '../../design/props.ts';
import { DepthLane } from '../components/DepthLane/index.ts';
import type { Site } from '../schema.ts';
import { markAt } from './parts.tsx';

/** No page here, and the ways on. */
export function NotFound(site: Site) {
  const { content, labels, href, has } = site;
  const ask = actionTo(site, 'book', content.design?.ask?.action ?? labels.book, '#ask');
  return (
    <DepthLane {...markAt(site, 2)} tone="secondary">
      <CallToAction
        {...headed(content.design?.lost, labels.stillHere)}
        tone="secondary"
        actions={has('board') ? [ask, { label: labels.seeMenu, href: href('board') }] : [ask]}
      />
    </DepthLane>
  );
}
