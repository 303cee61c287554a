import { Split } from '@awning/ui/primitives';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { HeroBanner } from '@awning/ui/sections/HeroBanner';
import { actionToAsk, andTo, headed, questionsProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { beside } from '../site.css.ts';
import { Menu as List } from './parts.tsx';

/** All there is and what it costs. */
export function Menu(site: Site) {
  const { content, labels, show } = site;
  const { prices, design } = content;
  const ask = actionToAsk(site, 'find-us', '#ask');
  // The menu heads the page itself, unless the owner says something above it.
  const heading = prices?.heading ?? labels.pages.menu;
  const alone = (prices?.groups.length ?? 0) > 0 && !design?.menu?.heading && !design?.menu?.lead;
  const list = alone ? (
    <List site={site} heading={heading} level={1} />
  ) : (
    <List site={site} heading={prices?.heading ?? labels.prices} />
  );
  const picture = show(design?.menu?.picture, { fill: true, sizes: '(min-width: 64rem) 42vw, 87vw' });
  return (
    <>
      {!alone && <HeroBanner {...headed(design?.menu, labels.pages.menu)} tone="plain" />}
      {picture ? (
        <Split first="more">
          {list}
          <div className={beside}>{picture}</div>
        </Split>
      ) : (
        list
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
