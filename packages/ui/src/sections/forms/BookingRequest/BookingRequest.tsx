import { useId } from 'react';
import {
  DayFields,
  type DayFieldsLabels,
  type DayFieldsProps,
} from '../../../components/requests/DayFields/DayFields.tsx';
import type { TimesLabels } from '../../../components/requests/DayFields/openDays.ts';
import {
  PersonFields,
  type PersonFieldsLabels,
} from '../../../components/requests/PersonFields/PersonFields.tsx';
import { RequestField } from '../../../components/requests/RequestField/RequestField.tsx';
import { RequestSlip, type RequestSlipProps } from '../../../components/requests/RequestSlip/RequestSlip.tsx';
import { Section } from '../../../primitives/index.ts';
import type { GroundName } from '../../../theme/grounds.ts';

export interface BookingRequestProps {
  /** An anchor for links to the form. The answer after sending stands at `#{id}-sent`: send people back there. */
  id: string;
  heading: string;
  /** 1 where the form is what the page is for. */
  headingLevel?: 1 | 2;
  /** When and how the answer comes. */
  lead?: string;
  /** The services to choose from, with their prices if you like. */
  services?: readonly string[];
  /** The people to choose from. Any of them comes first, as `labels.anyone`. */
  people?: readonly string[];
  /** For tables: how many guests may come without a telephone call. */
  party?: { most: number };
  /** Span by span: a day may have several. Without any, only a day is asked for. */
  hours: DayFieldsProps['hours'];
  /** Holidays, and days with other hours. */
  exceptions?: DayFieldsProps['exceptions'];
  /** Minutes from one time to the next. */
  every?: number;
  /** How many minutes before closing the last time is. */
  last?: number;
  /** Where the business is, by its IANA name: “Europe/London”. */
  timeZone: string;
  /** How days and times are written: `en-GB`, `de-DE`. */
  locale?: string;
  submit: string;
  /** Where the form is posted to. Without it the form is a demonstration: see below. */
  formAction?: string;
  /** Adds a field for machines alone, which people leave empty. */
  honeypot?: RequestSlipProps['honeypot'];
  /** What becomes of the words; in a demonstration, that they go nowhere. */
  footnote?: string;
  sent: RequestSlipProps['sent'];
  labels: BookingRequestLabels;
  /** What the section is painted on. */
  tone?: GroundName;
  /** The paper of the slip itself. */
  slip?: GroundName;
  /** Shown beside the fields where the form stands alone on a wide page: the telephone, the hours. */
  facts?: RequestSlipProps['facts'];
}

export interface BookingRequestLabels {
  service: string;
  person: string;
  /** Any person who is free. */
  anyone: string;
  party: string;
  message: string;
  /** Marks what may be left empty: “(if you like)”. */
  optional: string;
  day: DayFieldsLabels;
  times: TimesLabels;
  you: PersonFieldsLabels;
}

/**
 * Lets a customer ask for a time at which the door is open. It is a request: the business reads it and answers.
 *
 * The browser itself sends it, as `service`, `person`, `party`, `date`, `time`, `name`, `telephone`, `email` and
 * `message`. Without script all times of the week are offered, by their day; with it, those of the chosen day, and a
 * closed one says so. A page that runs no bundle carries `offerTimes` as text.
 *
 * Without a `formAction` it is a demonstration, as `FieldsForm` is: nothing that is typed leaves the browser.
 */
export function BookingRequest(props: BookingRequestProps) {
  const {
    headingLevel = 2,
    services = [],
    people = [],
    party,
    hours,
    exceptions,
    every = 30,
    last = 30,
  } = props;
  const { timeZone, locale = 'en-GB', labels, tone = 'plain', id, heading, lead, submit, formAction } = props;
  const { honeypot, footnote, sent, slip, facts } = props;
  const headingId = useId();
  const named = Boolean(formAction);
  const name = (word: string) => (named ? word : undefined);
  const sizes = Array.from({ length: party?.most ?? 0 }, (_, place) => String(place + 1));

  return (
    <Section labelledBy={headingId} tone={tone} id={id}>
      <RequestSlip
        id={id}
        heading={heading}
        headingId={headingId}
        headingLevel={headingLevel}
        lead={lead}
        submit={submit}
        formAction={formAction}
        honeypot={honeypot}
        footnote={footnote}
        sent={sent}
        slip={slip}
        facts={facts}
      >
        {services.length > 0 && (
          <RequestField
            label={labels.service}
            name={name('service')}
            options={services}
            wide={people.length === 0}
          />
        )}
        {people.length > 0 && (
          <RequestField
            label={labels.person}
            name={name('person')}
            options={[labels.anyone, ...people]}
            wide={services.length === 0}
          />
        )}
        {sizes.length > 0 && (
          // Most tables are for two.
          <RequestField
            label={labels.party}
            name={name('party')}
            options={sizes}
            defaultValue={sizes[1] ?? sizes[0]}
            wide
          />
        )}
        <DayFields
          hours={hours}
          exceptions={exceptions}
          times={{ every, last, labels: labels.times }}
          timeZone={timeZone}
          locale={locale}
          named={named}
          labels={labels.day}
        />
        <PersonFields named={named} answer="telephone" optional={labels.optional} labels={labels.you} />
        <RequestField
          label={labels.message}
          name={name('message')}
          lines={3}
          optional={labels.optional}
          wide
        />
      </RequestSlip>
    </Section>
  );
}
