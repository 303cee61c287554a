import { Split } from '@awning/ui/primitives';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { BookingPart } from '../../design/asks/BookingPart.tsx';
import { callAction } from '../../design/actions/callAction.ts';
import { hoursProps, namesOf } from '../../design/props.ts';
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
        <OpeningHours {...hoursProps(site)} tone="deep" />
        <BookingPart site={site} words={design?.ask} people={namesOf(site)} tone="plain" slip="raised" />
      </Split>
      <Pairs points={design?.booked} heading={labels.booked} terms="figure" start="accent" end="tint" />
    </>
  );
}
