import { MenuPart, tellsWhatIsIn } from '../../design/asks/MenuPart.tsx';
import { DepthLane } from '../components/DepthLane/DepthLane.tsx';
import type { Site } from '../schema.ts';
import { headed } from '../../design/props.ts';
import { strata, Stratum } from './parts.tsx';

/** The whole menu, from the top to the bottom, and once more by what is in each dish, where the menu says so. */
export function Board(site: Site) {
  const groups = strata(site);
  const told = tellsWhatIsIn(site);
  const eating = site.content.design?.eating;
  return (
    <>
      {groups.map((stratum, place) => (
        <Stratum
          key={stratum.heading ?? ''}
          site={site}
          stratum={stratum}
          place={place}
          last={!told && place === groups.length - 1}
        />
      ))}
      {told && (
        <DepthLane tone="deep">
          <MenuPart site={site} words={headed(eating, site.labels.asks.eating.heading)} tone="deep" />
        </DepthLane>
      )}
    </>
  );
}
