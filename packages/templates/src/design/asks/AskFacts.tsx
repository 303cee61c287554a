import { ContactLines } from '@awning/ui/components/ContactLines';
import { HoursTable } from '@awning/ui/components/HoursTable';
import type { Clock } from '../../content/words/hours.ts';
import { contactLines, hoursProps } from '../props.ts';
import type { AskingSite } from './asking.ts';

/** Stands beside the fields of a form that has a wide page for itself: the other ways to ask, and when the door is open. */
export function AskFacts({
  site,
  clock,
  hours = true,
}: {
  site: AskingSite;
  clock?: Clock | undefined;
  hours?: boolean;
}) {
  const { rows, caption } = hoursProps(site, clock);
  // Today is marked in the business’s own table of hours, on whichever page that is.
  const said = rows.map(({ days, times, closed = false }) => ({ days, times, closed }));
  const ways = contactLines(site).filter(({ href }) => /^(?:tel|mailto):/.test(href ?? ''));
  return (
    <>
      {ways.length > 0 && <ContactLines lines={ways} layout="column" />}
      {hours && said.length > 0 && <HoursTable caption={caption} rows={said} />}
    </>
  );
}
