import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { OccasionList } from '../sections/OccasionList/index.ts';
import { PinnedNotes } from '../sections/PinnedNotes/index.ts';
import { StoryCutout } from '../sections/StoryCutout/index.ts';
import { Couple } from '../art/Couple.tsx';
import { Jars } from '../art/Jars.tsx';
import { TallFrond } from '../art/TallFrond.tsx';
import { bigDays, bigDaysAsked, bigDaysPage, farewell, thanks, wedding } from '../content/bigDays.ts';
import { business } from '../content/business.ts';

export function BigDays() {
  return (
    <>
      <OccasionList
        {...bigDays}
        level={1}
        lead={bigDaysPage.lead}
        drawing={<TallFrond />}
        actions={[
          { label: business.telephone, href: business.telephoneHref },
          { label: business.mail, href: `mailto:${business.mail}` },
        ]}
      />
      <StoryCutout
        heading={wedding.heading}
        paragraphs={wedding.paragraphs}
        moral={wedding.moral}
        drawing={<Couple label={wedding.picture} />}
      />
      <StoryCutout
        heading={farewell.heading}
        paragraphs={farewell.paragraphs}
        moral={farewell.moral}
        drawing={<Jars label={farewell.picture} />}
        side="end"
        tone="secondary"
      />
      <PinnedNotes {...thanks} />
      <FaqDetails {...bigDaysAsked} />
    </>
  );
}
