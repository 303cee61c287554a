import { MenuPart, tellsWhatIsIn } from '../../design/asks/MenuPart.tsx';
import { headed } from '../../design/props.ts';
import { DepthLane } from '../components/DepthLane/DepthLane.tsx';
import type { Site } from '../schema.ts';
import { markAt, Open, strata, Stratum } from './parts.tsx';

/** The whole menu once: by what is in each dish where it says so, else from the top to the bottom. */
export function Board(site: Site) {
  const { content, labels } = site;
  const { answers, eating } = content.design ?? {};
  const groups = strata(site);
  if (!tellsWhatIsIn(site))
    return groups.map((stratum, place) => (
      <Stratum
        key={stratum.heading ?? ''}
        site={site}
        stratum={stratum}
        place={place}
        last={place === groups.length - 1}
      />
    ));
  return (
    <>
      <DepthLane {...markAt(site, 0)} tone="tint">
        <MenuPart
          site={{ ...site, labels: { ...labels, soldOut: answers?.gone ?? labels.soldOut } }}
          words={headed(eating, labels.asks.eating.heading)}
          pictured
          marked
          tone="tint"
        />
      </DepthLane>
      <Open site={site} place={1} tone="accent" />
    </>
  );
}
