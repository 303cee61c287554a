import { BookingRequest, type BookingRequestProps } from '@awning/ui/sections/BookingRequest';
import type { PriceItem } from '../../content/shapes.ts';
import type { Clock } from '../../content/words/hours.ts';
import { headed, priceOf, sending, servicesOf } from '../props.ts';
import { AskFacts } from './AskFacts.tsx';
import { ClosedForm } from './ClosedForm.tsx';
import { daysAsked, type AskingSite } from './asking.ts';

type Look = Pick<BookingRequestProps, 'headingLevel' | 'party' | 'every' | 'last' | 'tone' | 'slip'>;

/** Asks for a time within the opening hours, at `#ask`. With a `party` it books a table, and asks for no service. */
export function BookingPart({
  site,
  words,
  services = servicesOf(site),
  people = [],
  submit = site.labels.asks.booking.submit,
  party,
  clock,
  hours = true,
  ...look
}: {
  site: AskingSite;
  words: { heading?: string; lead?: string } | undefined;
  services?: readonly PriceItem[];
  /** Those who may be asked for: `namesOf` where a visitor comes to a person, as to a barber. */
  people?: readonly string[];
  /** Where it is not somebody’s time that is asked for. */
  submit?: string;
  clock?: Clock;
  /** Whether the hours stand beside the fields: not where the page has them anyway. */
  hours?: boolean;
} & Look) {
  const { form, optional } = site.labels;
  const { booking, day, times, you } = site.labels.asks;
  const asked = services.filter(({ soldOut }) => !soldOut);
  const said = headed(words, booking.heading);
  if (site.formAction === null)
    return <ClosedForm site={site} id="ask" heading={said.heading} tone={look.tone} />;
  return (
    <BookingRequest
      id="ask"
      {...said}
      {...daysAsked(site)}
      {...(party
        ? { party }
        : asked.length > 0 && {
            services: [
              ...asked.map((item) => [item.name, priceOf(site, item)].filter(Boolean).join(', ')),
              form.somethingElse,
            ],
          })}
      {...(people.length > 1 && { people })}
      submit={submit}
      {...sending(site, 'ask')}
      labels={{
        service: form.whatFor,
        person: form.who,
        anyone: form.anyone,
        party: booking.party,
        message: booking.message,
        optional,
        day,
        times,
        you,
      }}
      facts={<AskFacts site={site} clock={clock} hours={hours} />}
      {...look}
    />
  );
}
