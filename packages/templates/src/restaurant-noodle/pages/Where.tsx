import { ThreadLane } from '../components/ThreadLane/index.ts';
import { MapThread, type MapThreadProps } from '../sections/MapThread/index.ts';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { StreetMap } from '../art/StreetMap.tsx';
import { hours, map, where } from '../content/visit.ts';

/** Where the nine stools are, and when there is dough. */
export function Where({ level = 2 }: Pick<MapThreadProps, 'level'>) {
  return (
    <>
      <MapThread {...where} level={level} map={<StreetMap label={map} />} />
      <ThreadLane curl>
        <OpeningHours {...hours} tone="plain" />
      </ThreadLane>
    </>
  );
}
