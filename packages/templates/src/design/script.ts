import { markToday } from '@awning/ui/components/HoursTable';
import { clockAt, tellOpen } from '@awning/ui/components/OpenNow';
import { letWipe } from '@awning/ui/components/PictureWipe';
import { keepDates } from '@awning/ui/sections/AnnouncementBar';
import { addUp, askAddress, offerTimes } from '@awning/ui/sections/OrderForm';

// Every page runs these: they need only the day and the time.
const everywhere = [markToday, tellOpen, keepDates];

// Only a form or a pair of pictures needs these, by the attribute that marks it.
const forSome = {
  'data-days': offerTimes,
  'data-ways': askAddress,
  'data-adds-up': addUp,
  'data-wipe': letWipe,
};

/**
 * The script that a page of a design needs, and no more. It stands in the page itself, after the elements that it works
 * on. Without it the page is as it was built.
 *
 * @param body the markup of the page
 */
export const scriptFor = (body: string): string => {
  const asked = Object.entries(forSome).filter(([mark]) => body.includes(` ${mark}=`));
  const run = [...everywhere, ...asked.map(([, knows]) => knows)].map(
    (knows) => `(${String(knows)})(document, clock);`,
  );
  return `((clock) => {${run.join('')}})((${String(clockAt)})(new Date()));`;
};
