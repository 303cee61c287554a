import { Split } from '@awning/ui/primitives';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { ground } from '@awning/ui/theme/ground';
import { BookingPart } from '../../design/asks/BookingPart.tsx';
import { callAction } from '../../design/actions/callAction.ts';
import { hoursProps, namesOf, questionsProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { Pairs, Top } from './parts.tsx';

/** The booking form: who, what and roughly when. */
export function Book(site: Site) {
  const { content, labels } = site;
  const { design } = content;
  return (
    <>
      <Top
        site={site}
        words={design?.tops?.book}
        heading={labels.pages['book-a-chair']}
        actions={[callAction(site)]}
      />
      <Split>
        <div className={ground.deep}>
          <OpeningHours {...hoursProps(site)} tone="deep" />
          <FaqDetails {...questionsProps(site, 'booking', 'visit')} tone="deep" />
        </div>
        <BookingPart site={site} words={design?.ask} people={namesOf(site)} tone="plain" slip="raised" />
      </Split>
      <Pairs points={design?.booked} heading={labels.booked} terms="figure" start="accent" end="tint" />
    </>
  );
}
