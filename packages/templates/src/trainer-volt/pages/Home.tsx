import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import { plainName } from '../../content/words/place.ts';
import { actionToAsk, andTo, pointLine } from '../../design/props.ts';
import { Plate } from '../art/ornaments.ts';
import { Numbers } from '../../design/parts.tsx';
import { isQuoted, Reviews } from '../../design/sections/Reviews.tsx';
import type { Site } from '../schema.ts';
import { HeroBillboard } from '../sections/HeroBillboard/HeroBillboard.tsx';
import { Scoreboard } from '../sections/Scoreboard/Scoreboard.tsx';
import { Bar, Where } from './parts.tsx';

/** The coaching in numbers: its prices, its lifts and its address. */
export function Home(site: Site) {
  const { content, labels, has, show } = site;
  const { business, opening, quotes, design } = content;
  const lead = opening?.lead ?? business.line;
  const [word = '', ...others] = (opening?.heading ?? plainName(business)).replaceAll('*', '').split(' ');
  // A plate stands for the first round letter there is.
  const round = word.toLowerCase().indexOf('o');
  const start = actionToAsk(site, 'start');
  // The first that somebody said: the rest is on the page of the lifts.
  const voice = design?.board?.items.find(({ by }) => by);
  return (
    <>
      <HeroBillboard
        word={word}
        {...(round >= 0 && { piece: { at: round, drawing: <Plate /> } })}
        rest={others.join(' ') || business.trade}
        {...(lead && { lead })}
        actions={andTo(site, start, 'timetable', labels.seeWeek)}
        figure={show(opening?.picture, {
          fill: true,
          priority: true,
          sizes: '(min-width: 64rem) 50vw, 100vw',
        })}
      />
      <Numbers points={design?.place} label={labels.numbers} tone="secondary" />
      <Bar site={site} />
      {design?.lifts && (
        <NumberedGrid
          heading={design.lifts.heading ?? labels.lifts}
          items={design.lifts.items.map((lift) =>
            pointLine(site, lift, { ratio: 'square', sizes: '(min-width: 48rem) 18rem, 45vw' }),
          )}
          tone="secondary"
        />
      )}
      {has('the-lifts') ? (
        voice && <Scoreboard heading={design?.board?.heading ?? labels.board} rows={[voice]} tone="spark" />
      ) : (
        <LeadQuotes heading={quotes?.heading ?? labels.quotes} items={quotes?.items ?? []} />
      )}
      <Reviews site={site} tone="spark" joined={!has('the-lifts') && isQuoted(content)} />
      <Where {...site} />
    </>
  );
}
