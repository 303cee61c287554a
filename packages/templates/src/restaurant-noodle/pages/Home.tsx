import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { actionToAsk, andTo, twoLines } from '../../design/props.ts';
import { isQuoted, isRated, Reviews } from '../../design/sections/Reviews.tsx';
import { Chopsticks } from '../art/ornaments.ts';
import { ThreadLane } from '../components/ThreadLane/ThreadLane.tsx';
import type { Site } from '../schema.ts';
import { HeroThread } from '../sections/HeroThread/HeroThread.tsx';
import { FirstBowls, Stools, Where } from './parts.tsx';

/** The counter, its prices, its seats and its address. */
export function Home(site: Site) {
  const { content, labels, show } = site;
  const { business, opening, quotes } = content;
  const lead = opening?.lead ?? business.line;
  const picture = show(opening?.picture, { ratio: 'wide', priority: true, sizes: '100vw' });
  return (
    <>
      <HeroThread
        lines={twoLines(opening?.heading ?? business.name.replaceAll('*', ''))}
        {...(lead && { lead })}
        actions={andTo(site, actionToAsk(site, 'find-us', '#ask'), 'menu', labels.seeMenu)}
        source={<Chopsticks />}
      />
      {picture && <ThreadLane tone="accent">{picture}</ThreadLane>}
      <FirstBowls site={site} most={5} />
      <Stools {...site} />
      {(isQuoted(content) || isRated(content)) && (
        <ThreadLane tone="tint">
          <LeadQuotes heading={quotes?.heading ?? labels.quotes} items={quotes?.items ?? []} tone="tint" />
          <Reviews site={site} tone="tint" joined={isQuoted(content)} />
        </ThreadLane>
      )}
      <Where site={site} />
    </>
  );
}
