import type { Action, Actions } from '@awning/ui/components/ActionGroup';
import type { ContactLine } from '@awning/ui/components/ContactLines';
import type { ClockTime, OpeningTimes, Today } from '@awning/ui/components/HoursTable';
import type { ContactDetailsProps } from '@awning/ui/sections/ContactDetails';
import type { TimetableProps } from '@awning/ui/sections/Timetable';
import type { FieldsFormField, FieldsFormProps } from '@awning/ui/sections/FieldsForm';
import { weekdays, type Hours } from '../content/business.ts';
import type { Core } from '../content/content.ts';
import type { Picture } from '../content/pictures.ts';
import type { Point, PriceGroup, PriceItem, Question, Subject } from '../content/shapes.ts';
import { dayName, exceptionLines, hoursRows, type Clock } from '../content/words/hours.ts';
import { timeZoneOf } from '../content/words/country.ts';
import { addressLine, mapHref, plainName, telephoneHref } from '../content/words/place.ts';
import { priceText } from '../content/words/price.ts';
import { callAction } from './actions/callAction.ts';
import type { SiteProps } from './defineDesign.tsx';
import { firstAction } from './actions/firstAction.ts';
import { trapName } from './asks/trapName.ts';

// Turns content into the props of the package's sections: each function takes a site.

type Site = Pick<SiteProps, 'content' | 'labels' | 'locale' | 'formAction'>;

/** The ways to the other pages. */
export type Ways<Slug extends string> = Pick<SiteProps<Core, unknown, Slug>, 'href' | 'has'>;

interface Words {
  heading?: string | undefined;
  lead?: string | undefined;
}

/** Leads to a page of the site; where it has none of that name, to the business itself. */
export const actionTo = <Slug extends string>(
  site: Site & Ways<Slug>,
  slug: Slug,
  label: string,
  part: `#${string}` | '' = '',
) => (site.has(slug) ? { label, href: `${site.href(slug)}${part}` } : callAction(site));

/** The first action for visitors. A link to the form of a page has the owner’s words for it, if there are any. */
export const actionToAsk = <Slug extends string>(
  site: SiteProps<Core & { design?: { ask?: { action?: string } } | undefined }, unknown, Slug>,
  slug: NoInfer<Slug>,
  part: '#ask' | '' = '',
) => firstAction(site, site.content.design?.ask?.action, (label) => actionTo<Slug>(site, slug, label, part));

/** The same in one word, for a header without room for more. */
export const actionInAWord = <Slug extends string>(
  site: SiteProps<Core, unknown, Slug>,
  slug: NoInfer<Slug>,
  part: '#ask' | '' = '',
) => firstAction(site, undefined, (label) => actionTo<Slug>(site, slug, label, part));

/** One link, and another where the site has that page. */
export const andTo = <Slug extends string>(
  { href, has }: Ways<Slug>,
  first: Action,
  slug: NoInfer<Slug>,
  label: string,
): Actions => (has(slug) ? [first, { label, href: href(slug) }] : [first]);

/** The words where no page is, and the links on: to the first page, and to another. */
export const notFoundProps = <Slug extends string>(
  {
    content: { design },
    labels,
    ...site
  }: SiteProps<Core & { design?: { notFound?: Words } | undefined }, unknown, Slug>,
  slug: NoInfer<Slug>,
  label: string,
) => ({
  heading: design?.notFound?.heading ?? labels.notFound,
  lead: design?.notFound?.lead ?? labels.notFoundText,
  actions: andTo(site, { label: labels.home, href: site.href('' as Slug) }, slug, label),
});

/** Leads to all the hours: on their page, or on the first where the site has none of that name. */
export const hoursHref = <Slug extends string>(
  { href, has }: Ways<Slug>,
  slug: NoInfer<Slug>,
  part: '#hours' | '' = '',
) => (has(slug) ? `${href(slug)}${part}` : `${href('' as Slug)}#hours`);

/** The ways to reach the business, as its pages say them last: where it is, its telephone, its mail, and where else it is. */
export function contactLines({ content: { business } }: Site): readonly ContactLine[] {
  const { address, telephone, mail, social = [] } = business;
  return [
    { text: addressLine(address) },
    ...(telephone ? [{ text: telephone, href: telephoneHref(telephone, address) }] : []),
    ...(mail ? [{ text: mail, href: `mailto:${mail}` }] : []),
    ...social.map((place) => ({ text: place.name, href: place.address })),
  ];
}

/** The same as links, the map first. */
export function contactLinks({ content: { business }, labels }: Site) {
  const { address, telephone, mail } = business;
  return [
    { label: labels.onMap, href: mapHref(address) },
    ...(telephone ? [{ label: telephone, href: telephoneHref(telephone, address) }] : []),
    ...(mail ? [{ label: mail, href: `mailto:${mail}` }] : []),
  ];
}

/** Where the business is and every way to it, beside a map that is drawn this wide. */
export function contactProps(
  site: Site & Pick<SiteProps, 'show'>,
  sizes: string,
  heading: string = site.labels.visit,
): ContactDetailsProps {
  const { business, visit } = site.content;
  return {
    heading: visit?.heading ?? heading,
    address: addressLine(business.address),
    ...(visit?.directions && { directions: visit.directions }),
    links: contactLinks(site),
    details: (visit?.ways ?? []).map(({ title, text }) => ({ term: title, text })),
    drawing: site.show(visit?.map, { shows: 'map', fill: true, sizes }),
  };
}

/** How the business came about, and beside it the first of its pictures, on half of a wide page. */
export const storyProps = (
  { content: { story }, labels, show }: Site & Pick<SiteProps, 'show'>,
  sizes = '(min-width: 64rem) 50vw, 100vw',
) => ({
  heading: story?.heading ?? labels.story,
  paragraphs: story?.paragraphs ?? [],
  drawing: show(story?.pictures?.[0]?.picture, { fill: true, sizes }),
});

/** The same picture drawn to fill half a page, where the design has such a drawing. */
export function largeDrawing(picture: Picture | undefined): Picture | undefined {
  if (picture?.kind === 'drawing') return { ...picture, name: `${picture.name}-large` };
  if (picture?.kind === 'photo' && picture.drawing)
    return { ...picture, drawing: `${picture.drawing}-large` };
  return picture;
}

/**
 * The small print of every page: whose it is, and what the law asks.
 *
 * @param signed What the same footer says large: a name that stands there is not said again.
 */
export const smallPrint = ({ business }: Core, signed: string): string =>
  [
    business.lastWord,
    business.legal?.name ??
      (plainName({ name: signed }) === plainName(business) ? undefined : plainName(business)),
    business.legal?.number,
  ]
    .filter(Boolean)
    .join(' · ');

/** What marks today, where the business is. */
export const todayOf = ({ content: { business }, labels }: Site): Today => ({
  label: labels.today,
  timeZone: timeZoneOf(business),
});

/** A point as one of several in a list: named, told, marked, and with its picture where it is shown in this place. */
export function pointLine(
  site: Pick<SiteProps, 'show'>,
  { title, text = '', mark, note, picture }: Point,
  place?: Parameters<SiteProps['show']>[1],
) {
  const drawing = place && site.show(picture, place);
  return {
    name: title,
    text,
    ...(mark && { mark }),
    ...(note && { note }),
    ...(drawing && { drawing }),
  };
}

/** The opening hours as a table, and under it the days that differ. */
export function hoursProps(
  site: Site,
  clock: Clock = 'spoken',
  hours: Hours | undefined = site.content.hours,
): { heading: string; caption: string; rows: readonly OpeningTimes[]; today: Today; footnote?: string } {
  const { labels, locale } = site;
  const voice = { labels, locale, clock };
  const footnote = [...exceptionLines(hours, voice), hours?.note].filter(Boolean).join(' · ');
  return {
    heading: hours?.heading ?? labels.open,
    caption: labels.hours,
    rows: hoursRows(hours, voice),
    today: todayOf(site),
    ...(footnote && { footnote }),
  };
}

/** A price, as people read it. */
export const priceOf = (site: Site, item: Pick<PriceItem, 'price' | 'from' | 'per'>) =>
  priceText(item, { business: site.content.business, locale: site.locale, labels: site.labels });

/** One line of a price list. That it is sold out stands before its note, or in the place of a missing price. */
export function priceLine(site: Site, item: PriceItem) {
  const price = priceOf(site, item);
  const none = item.soldOut && site.labels.soldOut;
  const note = [price && none, item.note].filter(Boolean).join(' · ');
  return { name: item.name, price: price || none || '', ...(note && { note }) };
}

/** The groups of a price list that have something in them. */
export const priceGroups = (site: Site, groups: readonly PriceGroup[] = [], heading = site.labels.prices) =>
  groups
    .filter(({ items }) => items.length > 0)
    .map((group) => ({
      heading: group.heading ?? heading,
      items: group.items.map((item) => priceLine(site, item)),
    }));

/** Splits the prices: the first, as many as a drawing has room for, and the groups that are left for a list. */
export function firstPrices({ content }: Site, most: number) {
  const [first, ...rest] = (content.prices?.groups ?? []).filter(({ items }) => items.length > 0);
  const over = first?.items.slice(most) ?? [];
  return {
    prices: first?.items.slice(0, most) ?? [],
    others: over.length > 0 ? [{ ...first, items: over }, ...rest] : rest,
  };
}

/** The questions about one subject, or about several. A question without a subject is general. */
export const questionsAbout = (
  { questions }: Core,
  ...subjects: readonly Subject[]
): readonly Pick<Question, 'question' | 'answer'>[] =>
  (questions?.items ?? []).filter(({ about = 'general' }) => subjects.includes(about));

/** The same under its heading. */
export const questionsProps = ({ content, labels }: Site, ...subjects: readonly Subject[]) => ({
  heading: content.questions?.heading ?? labels.questions,
  items: questionsAbout(content, ...subjects),
});

/** A heading in two lines, cut where their lengths are most alike. A single word stands in the second. */
export function twoLines(heading: string): readonly [first: string, second: string] {
  const words = heading.split(/\s+/);
  const cuts = words.map(
    (_, place) => [words.slice(0, place).join(' '), words.slice(place).join(' ')] as const,
  );
  const [best = ['', heading] as const] = cuts.toSorted(
    ([one, rest], [other, others]) =>
      Math.abs(one.length - rest.length) - Math.abs(other.length - others.length),
  );
  return best;
}

/** A heading, and what stands under it if anything does. */
export const headed = (words: Words | undefined, heading: string) => ({
  heading: words?.heading ?? heading,
  ...(words?.lead && { lead: words.lead }),
});

/**
 * The address that each form is posted to, and the words about it. Without an address the form is a demonstration, and
 * and says so.
 */
export const sending = (
  { formAction, labels: { form } }: Pick<SiteProps, 'formAction' | 'labels'>,
  id: string,
) =>
  formAction
    ? {
        formAction: `${formAction}/${id}`,
        honeypot: { name: trapName, label: form.trap },
        footnote: form.answer,
        sent: { heading: form.sent, text: form.sentText },
      }
    : {
        footnote: form.demonstration,
        sent: { heading: form.demonstrationSent, text: form.demonstrationText },
      };

/** What a message to the business is about. */
export interface Message {
  id: string;
  words?: { heading?: string; lead?: string } | undefined;
  submit?: string | undefined;
  services?: readonly PriceItem[];
  /** Those who may be asked for: `namesOf` where a visitor comes to a person, as to a barber. */
  people?: readonly string[];
  asksWhen?: boolean;
}

/** The people of the business by name. */
export function namesOf({ content }: Site): readonly string[] {
  return content.people?.items.map(({ name }) => name) ?? [];
}

/**
 * What a visitor may come for, in the order a form offers it. A form that is sold as free opens on what costs nothing, if
 * the first group has it: what is free in a later one is a spoon of chilli oil.
 */
export function servicesOf({ content }: Pick<Site, 'content'>): readonly PriceItem[] {
  const [first, ...rest] = content.prices?.groups.map(({ items }) => items) ?? [];
  const free = (first ?? []).filter(({ price }) => price === 0);
  const paid = (first ?? []).filter(({ price }) => price !== 0);
  return [...free, ...paid, ...rest.flat()];
}

/** The message form of the business: who writes, what for, with whom, and when, as far as the content names any of it. */
export function messageForm(
  site: Site,
  { id, words, submit, services = servicesOf(site).slice(0, 8), people = [], asksWhen = true }: Message,
): FieldsFormProps {
  const { form, optional } = site.labels;
  const asked: readonly (FieldsFormField | false)[] = [
    { name: 'name', label: form.name, autoComplete: 'name', required: true },
    { name: 'telephone', label: form.telephone, type: 'tel', autoComplete: 'tel', required: true },
    services.length > 0 && {
      name: 'service',
      label: form.whatFor,
      options: [
        ...services.map((item) => [item.name, priceOf(site, item)].filter(Boolean).join(', ')),
        form.somethingElse,
      ],
      // Alone on its line it takes all of it: a name and a price are not cut beside an empty half.
      wide: people.length <= 1,
    },
    people.length > 1 && { name: 'person', label: form.who, options: [form.anyone, ...people] },
    asksWhen && { name: 'when', label: form.when, placeholder: form.whenExample, required: true, wide: true },
    { name: 'message', label: form.message, lines: 3, wide: true, required: !asksWhen },
  ];
  return {
    id,
    ...headed(words, form.heading),
    fields: asked.filter((field) => field !== false),
    submit: submit ?? form.submit,
    ...sending(site, id),
    labels: { optional },
  };
}

/** The week of classes: the days with classes, and a line about the others. */
export function timetableProps(
  site: Site,
): Pick<TimetableProps, 'heading' | 'lead' | 'kinds' | 'days' | 'rest'> {
  const { content, labels, locale } = site;
  const { timetable } = content;
  const sessions = timetable?.sessions ?? [];
  const rest = [timetable?.rest, timetable?.footnote].filter(Boolean).join(' ');
  return {
    ...headed(timetable, labels.timetable),
    kinds: [...new Set(sessions.flatMap(({ kind }) => kind ?? []))],
    days: weekdays
      .map((day) => ({
        name: dayName(day, locale, 'short'),
        sessions: sessions
          .filter((session) => session.day === day)
          .toSorted((one, other) => one.time.localeCompare(other.time))
          .map(({ time, name, kind, who, place }) => ({
            time: time as ClockTime,
            name: [name, who, place].filter(Boolean).join(', '),
            kind: kind ?? name,
          })),
      }))
      .filter((day) => day.sessions.length > 0),
    ...(rest && { rest }),
  };
}
