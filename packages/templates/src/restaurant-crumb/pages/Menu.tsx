import { Split } from '@awning/ui/primitives';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { actionToAsk, andTo, headed, questionsProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { low } from '../site.css.ts';
import { Front, Menu as List } from './parts.tsx';

/** All there is and what it costs. */
export function Menu(site: Site) {
  const { content, labels } = site;
  const { prices, design } = content;
  const ask = actionToAsk(site, 'find-us', '#ask');
  const top = design?.menu;
  // The menu heads the page itself, unless the owner says or shows something above it.
  const alone = (prices?.groups.length ?? 0) > 0 && !top?.heading && !top?.lead && !top?.picture;
  return (
    <>
      {alone ? (
        <List site={site} heading={prices?.heading ?? labels.pages.menu} level={1} />
      ) : (
        <>
          <div className={low}>
            <Front site={site} {...headed(top, labels.pages.menu)} picture={top?.picture} />
          </div>
          <List site={site} heading={prices?.heading ?? labels.prices} />
        </>
      )}
      <Split first="more">
        <FaqDetails {...questionsProps(site, 'prices')} />
        <CallToAction
          {...headed(design?.ask, labels.visit)}
          actions={andTo(site, ask, 'find-us', labels.visit)}
          tone="secondary"
        />
      </Split>
    </>
  );
}
