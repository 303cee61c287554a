import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { actionToAsk, headed, largeDrawing } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { HeroNumber } from '../sections/HeroNumber/HeroNumber.tsx';
import { ProgressBars } from '../sections/ProgressBars/ProgressBars.tsx';
import { Scoreboard } from '../sections/Scoreboard/Scoreboard.tsx';
import { LiftNothing } from './parts.tsx';

/** What is done there, how each begins, and what came of it. */
export function TheLifts(site: Site) {
  const { content, labels, show } = site;
  const { quotes } = content;
  const { lifts, progress, board } = content.design ?? {};
  const items = lifts?.items ?? [];
  return (
    <>
      <HeroNumber
        number={items.length > 0 ? String(items.length) : '1'}
        {...headed(lifts, labels.lifts)}
        actions={[actionToAsk(site, 'start')]}
      />
      {items.map(({ title, text, more, number, steps, picture }, place) => {
        const even = place % 2 === 1;
        const options = { fill: true, sizes: '(min-width: 64rem) 50vw, 100vw' };
        return (
          <ImageWithText
            key={title}
            heading={title}
            {...(number && { number: { value: number.value, ...(number.unit && { unit: number.unit }) } })}
            paragraphs={[text, ...(more ? [more] : [])]}
            {...(steps && { steps })}
            drawing={show(largeDrawing(picture), options) ?? show(picture, options)}
            side={even ? 'end' : 'start'}
            tone={even ? 'secondary' : 'raised'}
          />
        );
      })}
      {progress && (
        <ProgressBars
          heading={progress.heading ?? labels.progress}
          text={progress.lead ?? ''}
          unit={progress.unit}
          bars={progress.items}
        />
      )}
      {board ? (
        <Scoreboard {...headed(board, labels.board)} rows={board.items} tone="secondary" />
      ) : (
        <LeadQuotes heading={quotes?.heading ?? labels.quotes} items={quotes?.items ?? []} />
      )}
      <LiftNothing site={site} second="timetable" />
    </>
  );
}
