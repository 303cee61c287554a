import { Split } from '@awning/ui/primitives';
import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { HeroPane } from '../sections/HeroPane/index.ts';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { PaneGrid } from '../sections/PaneGrid/index.ts';
import { PictureBand } from '@awning/ui/sections/PictureBand';
import { mapLink } from '../../format/mapLink.ts';
import { TownMap } from '../art/TownMap.tsx';
import { address, business, hours } from '../content/business.ts';
import { form, map, visitPage, ways } from '../content/visit.ts';

export function VisitPage() {
  const { heading, lead, onMap } = visitPage;
  return (
    <>
      <HeroPane
        heading={heading}
        lead={`${lead} ${address}.`}
        tone="tint"
        actions={[
          { label: business.telephone, href: business.telephoneHref },
          { label: onMap, href: mapLink(`Burlington Slope, ${business.town}`) },
        ]}
      />
      <PictureBand drawing={<TownMap label={map.label} streets={map.streets} />} caption={map.caption} />
      <Split>
        <OpeningHours {...hours} tone="secondary" />
        <FieldsForm {...form} tone="plain" slip="raised" />
      </Split>
      <PaneGrid {...ways} tone="tint" />
    </>
  );
}
