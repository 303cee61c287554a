import { headed } from '../../design/props.ts';
import { CombEdge } from '../components/CombEdge/CombEdge.tsx';
import type { Site } from '../schema.ts';
import { HeroCutout } from '../sections/HeroCutout/HeroCutout.tsx';
import { LengthChart } from '../sections/LengthChart/LengthChart.tsx';
import { RecordSleeves } from '../sections/RecordSleeves/RecordSleeves.tsx';
import { Closing } from './parts.tsx';

/** What can be asked for by number, and what is asked for most. */
export function Lengths(site: Site) {
  const { content, labels, show } = site;
  const { gallery, design } = content;
  const lengths = design?.lengths?.items ?? [];
  const worn = (gallery?.items ?? []).filter(({ caption }) => caption);
  return (
    <>
      {lengths.length > 0 ? (
        <LengthChart {...headed(design?.lengths, labels.pages.lengths)} lengths={lengths} />
      ) : (
        <HeroCutout heading={labels.pages.lengths} tone="spark" />
      )}
      <CombEdge tone="spark" />
      <RecordSleeves
        {...headed(gallery, labels.gallery)}
        sleeves={worn.map(({ picture, caption = '', note, text }) => ({
          name: caption,
          ...(note && { note }),
          ...(text && { text }),
          drawing: show(picture, { fill: true, sizes: '(min-width: 48rem) 20rem, 80vw' }),
        }))}
      />
      <Closing site={site} second="prices" label={labels.seePrices} />
    </>
  );
}
