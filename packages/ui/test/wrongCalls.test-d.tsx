// Calls that must not compile: `tsc` fails for each that does. Nothing here is run.
import { Accordion } from '../src/components/layout/Accordion/Accordion.tsx';
import { Tabs } from '../src/components/navigation/Tabs/Tabs.tsx';
import { TierTicket } from '../src/components/prices/TierTicket/TierTicket.tsx';
import type { ClockTime, HalfHour, Hour } from '../src/components/text/HoursTable/index.ts';
import { CookieBanner } from '../src/sections/frame/CookieBanner/CookieBanner.tsx';
import { TierCards } from '../src/sections/prices/TierCards/TierCards.tsx';
import {
  FaqAccordion,
  type FaqAccordionProps,
} from '../src/sections/questions/FaqAccordion/FaqAccordion.tsx';

const answers = [
  { id: 'delivery', title: 'When?', content: 'On Friday.' },
  { id: 'refund', title: 'And if not?', content: 'Your money back.' },
];
const questions = answers.map(({ id, title, content }) => ({ id, question: title, answer: content }));
const both = ['delivery', 'refund'] as const;

export const twoOpenWhereOneMayBe = (
  <>
    <Accordion items={answers} headingLevel={3} defaultOpen={['delivery']} />
    <Accordion items={answers} headingLevel={3} multiple defaultOpen={both} />
    {/* @ts-expect-error One makes room for the next. */}
    <Accordion items={answers} headingLevel={3} defaultOpen={both} />
    <FaqAccordion heading="Asked" items={questions} multiple defaultOpen={both} />
    {/* @ts-expect-error The same. */}
    <FaqAccordion heading="Asked" items={questions} defaultOpen={['delivery', 'refund']} />
  </>
);

export const Wrapped = (props: FaqAccordionProps) => <FaqAccordion {...props} tone="deep" />;

const tabs = [
  { id: 'lunch', label: 'Lunch', content: 'Soup' },
  { id: 'supper', label: 'Supper', content: 'Stew' },
] as const;

export const noSuchTab = (
  <>
    <Tabs label="Meals" tabs={tabs} defaultTab="supper" />
    {/* @ts-expect-error Nothing is called that. */}
    <Tabs label="Meals" tabs={tabs} defaultTab="breakfast" />
    {/* @ts-expect-error Nor where the tabs are written in place. */}
    <Tabs label="Meals" tabs={[{ id: 'lunch', label: 'Lunch', content: 'Soup' }]} defaultTab="breakfast" />
  </>
);

const labels = { included: 'Included', notIncluded: 'Not included', was: 'Was', now: 'Now' };
const basic = { tier: { label: 'Basic' }, title: 'A front door', price: '$299' } as const;
const advanced = { tier: { label: 'Advanced' }, title: 'A double front', price: '$799' } as const;
const action = { label: 'Choose', href: '/choose' };
const sheet = { heading: 'Side by side', rowHeading: 'Feature' };

export const cellsWithoutTiers = (
  <>
    <TierCards
      heading="Prices"
      labels={labels}
      items={[basic, advanced]}
      comparison={{ ...sheet, groups: [{ rows: [{ name: 'Pages', cells: ['3', '12'] }] }] }}
    />
    <TierCards
      heading="Prices"
      labels={labels}
      items={[basic, advanced]}
      // @ts-expect-error Four cells for two tiers.
      comparison={{ ...sheet, groups: [{ rows: [{ name: 'Pages', cells: ['3', '6', '9', '12'] }] }] }}
    />
  </>
);

export const recommendedOnce = (
  <>
    <TierCards
      heading="Prices"
      labels={labels}
      items={[basic, advanced]}
      recommended={{ tier: 'Basic', label: 'Recommended' }}
    />
    <TierCards
      heading="Prices"
      labels={labels}
      items={[basic, advanced]}
      // @ts-expect-error It is not for sale.
      recommended={{ tier: 'Intermediate', label: 'Recommended' }}
    />
    {/* @ts-expect-error The section says which one, so that there are never two. */}
    <TierCards heading="Prices" labels={labels} items={[{ ...basic, recommended: 'Recommended' }]} />
  </>
);

export const soldOutAndForSale = (
  <>
    <TierTicket {...basic} headingLevel={3} labels={labels} action={action} />
    <TierTicket {...basic} headingLevel={3} labels={labels} soldOut="Booked till May" />
    {/* @ts-expect-error It cannot be had. */}
    <TierTicket {...basic} headingLevel={3} labels={labels} action={action} soldOut="Booked till May" />
    {/* @ts-expect-error Nor on the rail. */}
    <TierCards heading="Prices" labels={labels} items={[{ ...basic, action, soldOut: 'Booked till May' }]} />
  </>
);

const cookies = {
  heading: 'Cookies',
  text: 'A few.',
  storageKey: 'cookies',
  labels: { 'reject-some': 'Reject some', accept: 'Accept', 'accept-all': 'Accept all', saved: 'Kept.' },
};

// @ts-expect-error Without a callback the visitor's answer is lost.
export const answerUnheard = <CookieBanner {...cookies} />;

export const hours: readonly Hour[] = [
  0, 9, 24,
  // @ts-expect-error No day is so long.
  99,
  // @ts-expect-error Nor begins before it does.
  -1,
];

export const halfHours: readonly HalfHour[] = [
  8.5, 23.5, 24,
  // @ts-expect-error That is tomorrow.
  24.5,
  // @ts-expect-error Quarters are not marked.
  8.25,
];

export const times: readonly ClockTime[] = [
  '06:15',
  '23:59',
  // @ts-expect-error No day is so long.
  '99:00',
  // @ts-expect-error As people say it, not as a clock does.
  '6.15',
];
