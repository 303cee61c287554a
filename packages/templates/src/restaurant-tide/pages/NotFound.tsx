import { CallToAction } from '@awning/ui/sections/CallToAction';
import { actionToAsk, andTo, headed } from '../../design/props.ts';
import { DepthLane } from '../components/DepthLane/DepthLane.tsx';
import type { Site } from '../schema.ts';
import { markAt } from './parts.tsx';

/** No page here, and the ways on. */
export function NotFound(site: Site) {
  const { content, labels } = site;
  const ask = actionToAsk(site, 'book', '#ask');
  return (
    <DepthLane {...markAt(site, 2)} tone="secondary">
      <CallToAction
        {...headed(content.design?.lost, labels.stillHere)}
        tone="secondary"
        actions={andTo(site, ask, 'board', labels.seeMenu)}
      />
    </DepthLane>
  );
}
