import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { plainName } from '../../content/words/place.ts';
import { andTo, headed, storyProps } from '../../design/props.ts';
import { route, scatter } from '../art/route.ts';
import type { Site } from '../schema.ts';
import { GradeChart } from '../sections/GradeChart/GradeChart.tsx';
import { HeroWall } from '../sections/HeroWall/HeroWall.tsx';
import { WallSeam } from '../sections/WallSeam/WallSeam.tsx';
import { begin, Fares, join, Where } from './parts.tsx';

// No two of a chart alike, for visitors who do not see the colour.
const holds = [
  { shape: 'jug', paint: 'paper4' },
  { shape: 'brick', paint: 'paper1' },
  { shape: 'wedge', paint: 'paper2' },
  { shape: 'pinch', paint: 'paper3' },
  { shape: 'crimp', paint: 'paper5' },
  { shape: 'jug', paint: 'paper5' },
] as const;

/** The hall, its grades, its prices, its people and its address. */
export function Home(site: Site) {
  const { content, labels, has, show } = site;
  const { business, opening, story, design } = content;
  const lead = opening?.lead ?? business.line;
  return (
    <>
      <HeroWall
        heading={opening?.heading ?? plainName(business)}
        {...(lead && { lead })}
        actions={andTo(site, begin(site), 'prices', labels.seePrices)}
        figure={show(opening?.picture, {
          fill: true,
          priority: true,
          sizes: '(min-width: 64rem) 50vw, 100vw',
        })}
        holds={scatter}
      />
      <GradeChart
        {...headed(design?.grades, labels.grades)}
        grades={(design?.grades?.items ?? []).map(({ title, note, text }, place) => ({
          name: title,
          ...(note && { measure: note }),
          ...(text && { text }),
          ...(holds[place] ?? holds[0]),
        }))}
      />
      <WallSeam from="tint" to="deep" lean="end" holds={route.second} />
      <Fares
        site={site}
        most={has('prices') ? 2 : undefined}
        actions={andTo(site, join(site), 'prices', labels.allPrices)}
        tone="deep"
      />
      <WallSeam from="deep" to="raised" holds={route.third} />
      {story && (
        <ImageWithText
          {...storyProps(site, '(min-width: 64rem) 40vw, 100vw')}
          facts={design?.facts ?? []}
          side="end"
        />
      )}
      <Where {...site} />
    </>
  );
}
