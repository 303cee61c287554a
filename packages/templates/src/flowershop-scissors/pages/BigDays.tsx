import { FaqList } from '@awning/ui/sections/FaqList';
import { OccasionList } from '@awning/ui/sections/OccasionList';
import { PinnedNotes } from '@awning/ui/sections/PinnedNotes';
import { StoryCutout } from '@awning/ui/sections/StoryCutout';
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
      <FaqList {...bigDaysAsked} />
    </>
  );
}
