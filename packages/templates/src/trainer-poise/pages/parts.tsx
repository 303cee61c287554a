import { Split } from '@awning/ui/primitives';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import type { GroundName } from '@awning/ui/theme/grounds';
import type { Point, Question } from '../../content/shapes.ts';
import { callAction } from '../../design/actions/callAction.ts';
import {
  actionToAsk,
  contactProps,
  headed,
  hoursProps,
  pointLine,
  priceLine,
  priceOf,
  twoLines,
} from '../../design/props.ts';
import { asWideAsItsWords } from '../components/WireLane/WireLane.css.ts';
import { WireLane } from '../components/WireLane/WireLane.tsx';
import type { WeightShapeProps } from '../components/WeightShape/WeightShape.tsx';
import type { Site, Slug } from '../schema.ts';
import { ArmList } from '../sections/ArmList/ArmList.tsx';
import { BeamPrices } from '../sections/BeamPrices/BeamPrices.tsx';
import { Counterweight } from '../sections/Counterweight/Counterweight.tsx';
import { HangingSteps } from '../sections/HangingSteps/HangingSteps.tsx';
import { HeroMobile } from '../sections/HeroMobile/HeroMobile.tsx';

/** The page of each kind of visitors. */
export const reasonSlugs = [
  'first-reason',
  'second-reason',
  'third-reason',
  'fourth-reason',
] as const satisfies readonly Slug[];

interface Hung {
  site: Site;
  weight?: WeightShapeProps;
  tone?: 'plain' | 'tint';
}

interface Words {
  heading?: string;
  lead?: string;
}

/** The way to the first visit. */
export const askAction = (site: Site) => actionToAsk(site, 'begin', '#ask');

/** Opens a page: what it is about on two strings, and beside it what its owner shows. */
export function Opening({
  site,
  words,
  heading,
  asks = false,
}: {
  site: Site;
  words: (Words & { picture?: Parameters<Site['show']>[0] }) | undefined;
  heading: string;
  asks?: boolean;
}) {
  return (
    <HeroMobile
      lines={twoLines(words?.heading ?? heading)}
      {...(words?.lead && { lead: words.lead })}
      {...(asks && { actions: [askAction(site)] })}
      drawing={site.show(words?.picture, { priority: true, sizes: '(min-width: 64rem) 40vw, 30rem' })}
    />
  );
}

/** Points as a mobile: an arm for each. */
export function Arms({
  site,
  points,
  heading,
  ...look
}: Hung & { points: (Words & { items: readonly Point[] }) | undefined; heading: string }) {
  return (
    <ArmList
      {...headed(points, heading)}
      arms={(points?.items ?? []).map(({ title, text, note, picture }) => {
        const drawing = site.show(picture, { sizes: '9rem' });
        const words = [note, text].filter(Boolean).join(' · ');
        return { name: title, ...(words && { text: words }), ...(drawing && { drawing }) };
      })}
      {...look}
    />
  );
}

/** Points as numbered steps: all of them, or the first few. */
export function Steps({
  site,
  points,
  heading,
  ...look
}: Hung & {
  points: (Words & { items: readonly Point[]; footnote?: string }) | undefined;
  heading: string;
}) {
  return (
    <HangingSteps
      {...headed(points, heading)}
      steps={(points?.items ?? []).map((point) => pointLine(site, point, { sizes: '15rem' }))}
      {...(points?.footnote && { note: points.footnote })}
      {...look}
    />
  );
}

/** Questions beside the wire. Nothing without questions. */
export function Asked({
  words,
  heading,
  items,
  weight,
  tone = 'plain',
}: Omit<Hung, 'site'> & {
  words: Words | undefined;
  heading: string;
  items: readonly Pick<Question, 'question' | 'answer'>[];
}) {
  if (items.length === 0) return null;
  return (
    <WireLane tone={tone} {...(weight && { weight })}>
      <FaqDetails {...headed(words, heading)} items={items} tone={tone} />
    </WireLane>
  );
}

/** The prices: the first on the beam, and all of them, or the first group, in tables. */
export function Beam({
  site,
  level,
  all = false,
  ...look
}: Omit<Hung, 'tone'> & { level?: 1; all?: boolean }) {
  const { content, labels } = site;
  const { prices } = content;
  const groups = (prices?.groups ?? []).filter(({ items }) => items.length > 0);
  const shown = all
    ? groups
    : groups.slice(0, 1).map((group) => ({ ...group, items: group.items.slice(0, most) }));
  return (
    <BeamPrices
      {...headed(prices, labels.prices)}
      {...(level && { level })}
      groups={shown.map(({ heading, items }) => ({
        ...(heading ? { heading } : shown.length > 1 && { heading: labels.prices }),
        items: items.map((item) => ({
          ...priceLine(site, item),
          ...(item.price !== undefined && {
            weighs: item.price / 100,
            sum: priceOf(site, { price: item.price }),
          }),
        })),
      }))}
      {...(all && prices?.footnote && { terms: prices.footnote })}
      {...look}
    />
  );
}

/** How many prices the first page says. */
const most = 6;

/** The hours. */
function Hours({ site, tone }: { site: Site; tone: 'plain' | 'tint' }) {
  return <OpeningHours {...hoursProps(site)} tone={tone} id="hours" />;
}

/** The address and the hours. On the first page the hours alone, if another page says the way. */
export function Where({
  site,
  hoursAlone,
  tone = 'plain',
  ends,
}: {
  site: Site;
  hoursAlone?: boolean;
  tone?: 'plain' | 'tint';
  ends?: boolean;
}) {
  return (
    <WireLane tone={tone} {...(ends && { ends })}>
      {hoursAlone ? (
        <Hours site={site} tone={tone} />
      ) : (
        <Split first="even">
          <div className={asWideAsItsWords}>
            <ContactDetails {...contactProps(site, '(min-width: 64rem) 40vw, 100vw')} tone={tone} />
          </div>
          <Hours site={site} tone={tone} />
        </Split>
      )}
    </WireLane>
  );
}

/** Ends a page, and its wire, with the first visit, and leads on to another page. */
export function Closing({
  site,
  second,
  weight,
  tone,
}: Omit<Hung, 'tone'> & { second: keyof Site['labels']['see']; tone?: GroundName }) {
  const { content, labels, has, href } = site;
  const { closing } = content.design ?? {};
  const ask = askAction(site);
  const call = callAction(site);
  const on = has(second) ? { label: labels.see[second], href: href(second) } : call;
  return (
    <Counterweight
      heading={closing?.heading ?? labels.closing}
      {...(closing?.lead && { text: closing.lead })}
      actions={on.href === ask.href ? [ask] : [ask, on]}
      {...(weight && { weight })}
      {...(tone && { tone })}
    />
  );
}
