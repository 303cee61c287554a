import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual as isSame } from 'node:util';
import { workshopWords } from '@awning/content/orders/workshopWords';
import { takesDelivery, type OrderStatus } from '@awning/shop/order';
import { stageOf } from '../../../records/siteStandings.ts';
import type { Fault, SiteBuilder } from '../releases/siteBuilder.ts';
import {
  upToDate,
  type SiteChange,
  type SiteChangesRepository,
  type SuggestionRow,
} from '../siteChanges.repository.ts';
import type { SitesRepository } from '../sites.repository.ts';
import { unkeepableIn } from '../unkeepableIn.ts';
import { applyChanges } from './applyChanges.ts';
import { changesTo, isOutdated } from './suggestedChanges.ts';
import type { createWorkshopMails } from './workshop.mails.ts';

type Done = { outcome: 'done' };
type Unknown = { outcome: 'unknown' };
type Faulty = { outcome: 'faulty'; faults: readonly Fault[] };
/** Why nothing can be suggested or answered in the present state of the site. */
type NotNow = { outcome: 'closed'; status: OrderStatus } | { outcome: 'not-handed-in' } | { outcome: 'live' };

type NotSuggested = NotNow | { outcome: 'newer'; version: number } | { outcome: 'same' };
type NotAnswered = NotNow | { outcome: 'not-suggested' } | { outcome: 'answered' } | { outcome: 'outdated' };

export type Suggesting = Done | Faulty | Unknown | NotSuggested;
export type AnsweringSuggestion = Done | Faulty | Unknown | NotAnswered;

const { suggestion: words } = workshopWords;

/** The corrections that the shop suggests to buyers, and that they accept or reject. */
export function createSuggestions({
  repository,
  changes,
  builder,
  mails,
  now,
}: {
  repository: Pick<SitesRepository, 'suggestion' | 'templateOf' | 'version'>;
  changes: SiteChangesRepository;
  builder: Pick<SiteBuilder, 'check'>;
  mails: Pick<ReturnType<typeof createWorkshopMails>, 'suggested' | 'fromBuyer'>;
  now: () => Date;
}) {
  return {
    /**
     * Suggests the differences from the newest version, in place of the suggestion before. The same suggestion again
     * does nothing.
     */
    async suggest(
      orderId: string,
      { version, content, note = '' }: { version: number; content: Record<string, unknown>; note?: string },
      actorId: string,
    ): Promise<Suggesting> {
      const [templateId, read] = await Promise.all([
        repository.templateOf(orderId),
        repository.version(orderId, undefined),
      ]);
      if (templateId === undefined || !read) return { outcome: 'unknown' };
      const unkeepable = unkeepableIn({ content, options: {} });
      const faults =
        unkeepable.length > 0 ? unkeepable : await builder.check(templateId, content, read.options);
      if (faults.length > 0) return { outcome: 'faulty', faults };
      const wanted = upToDate({ content, templateId }).content;

      const at = now();
      const changed = await changes.change<NotSuggested>(
        orderId,
        ({ order, status, site, newest, suggested }): SiteChange | { refusal: NotSuggested } => {
          const why = whyNotNow(status, site);
          if (why) return { refusal: why };
          if (newest.number !== version) return { refusal: { outcome: 'newer', version: newest.number } };
          const open = changesTo(newest.content, wanted).map((change) => ({
            ...change,
            state: 'open' as const,
          }));
          const count = open.length;
          if (count === 0) return { refusal: { outcome: 'same' } };
          // A retry after a lost response suggests nothing new.
          const said = suggested && {
            version: suggested.version,
            note: suggested.note,
            open: suggested.changes,
          };
          if (isSame({ version, note, open }, said)) return {};

          const suggestion = { id: randomUUID(), version, note, changes: open, createdAt: at };
          const text = [words.said(count), ...(note === '' ? [] : [note])].join('\n');
          return {
            suggestion,
            message: { id: randomUUID(), orderId, from: 'shop', text, asksChange: false, at },
            // A buyer whose data was deleted gets no mail.
            mails: order.customerEmail === '' ? [] : [mails.suggested(order, { ...suggestion, count }, at)],
            audit: { at, actorId, action: 'site.suggest', subjectId: orderId, detail: { version, count } },
          };
        },
      );
      if (changed === undefined) return { outcome: 'unknown' };
      return changed === 'changed' ? { outcome: 'done' } : changed;
    },

    /** Accepts or rejects one of the corrections, or all open ones. Later changes of the buyer are not overwritten. */
    async answer(
      orderId: string,
      asked: { suggestion: string; answer: 'take' | 'leave'; path?: string | undefined },
    ): Promise<AnsweringSuggestion> {
      const [templateId, newest, known] = await Promise.all([
        repository.templateOf(orderId),
        repository.version(orderId, undefined),
        repository.suggestion(orderId),
      ]);
      if (templateId === undefined || !newest) return { outcome: 'unknown' };
      const base = known && (await repository.version(orderId, known.version));
      const isTaken = asked.answer === 'take';
      const asOf = { base: base?.content, newest: newest.content };
      const open = known?.changes.filter(({ state, path }) => state === 'open' && isAsked(asked, path)) ?? [];
      const answered = isTaken ? open.filter((change) => !isOutdated(change, asOf)) : open;
      const applied = isTaken ? applyChanges(newest.content, answered) : newest;
      if ('faults' in applied) return { outcome: 'faulty', faults: applied.faults };
      const isNew = !isSame(applied.content, newest.content);
      const faults = isNew ? await builder.check(templateId, applied.content, newest.options) : [];
      if (faults.length > 0) return { outcome: 'faulty', faults };

      const at = now();
      const changed = await changes.change<NotAnswered | 'again'>(
        orderId,
        ({
          order,
          status,
          site,
          newest: found,
          suggested,
        }): SiteChange | { refusal: NotAnswered | 'again' } => {
          const why = whyNotNow(status, site);
          if (why) return { refusal: why };
          if (suggested?.id !== asked.suggestion) return { refusal: { outcome: 'not-suggested' } };
          // The buyer saved or answered in between: the changes are computed again.
          if (found.number !== newest.number || !isSame(suggested.changes, known?.changes)) {
            return { refusal: 'again' };
          }
          if (open.length === 0) return refusalOf(suggested, asked);
          if (answered.length === 0) return { refusal: { outcome: 'outdated' } };

          const all = suggested.changes.map((change) =>
            answered.some(({ path }) => path === change.path)
              ? { ...change, state: isTaken ? ('taken' as const) : ('left' as const) }
              : change,
          );
          const count = (state: 'taken' | 'left') => all.filter((change) => change.state === state).length;
          const message = {
            id: randomUUID(),
            orderId,
            from: 'buyer',
            text: words.answered(count('taken'), count('left')),
            asksChange: false,
            at,
          };
          return {
            suggestion: { ...only(suggested), changes: all },
            ...(isNew && {
              version: {
                number: found.number + 1,
                content: applied.content,
                options: found.options,
                savedBy: 'buyer',
                savedAt: at,
              },
              // The offered release does not have it.
              ...(site.offeredReleaseId !== null && { set: { offeredReleaseId: null, offeredAt: null } }),
            }),
            ...(all.every(({ state }) => state !== 'open') && {
              message,
              mails: [mails.fromBuyer(order, message, at)],
            }),
          };
        },
      );
      if (changed === undefined) return { outcome: 'unknown' };
      if (changed === 'again') return this.answer(orderId, asked);
      return changed === 'changed' ? { outcome: 'done' } : changed;
    },
  };
}

/** A row without the id of its site. */
const only = ({ id, version, note, changes, createdAt }: SuggestionRow): SuggestionRow => ({
  id,
  version,
  note,
  changes,
  createdAt,
});

function whyNotNow(status: OrderStatus, site: Parameters<typeof stageOf>[0]): NotNow | undefined {
  if (!takesDelivery(status)) return { outcome: 'closed', status };
  const stage = stageOf(site);
  if (stage === 'live') return { outcome: 'live' };
  return stage === 'telling' ? { outcome: 'not-handed-in' } : undefined;
}

const isAsked = ({ path: asked }: { path?: string | undefined }, path: string) =>
  asked === undefined || asked === path;

/** Why none of the answered corrections is open; no change if they have this answer already. */
function refusalOf(
  { changes }: SuggestionRow,
  asked: { answer: 'take' | 'leave'; path?: string | undefined },
): SiteChange | { refusal: NotAnswered } {
  const meant = changes.filter(({ path }) => isAsked(asked, path));
  if (meant.length === 0) return { refusal: { outcome: 'not-suggested' } };
  const state = asked.answer === 'take' ? 'taken' : 'left';
  const isSaid = asked.path === undefined || meant.every((change) => change.state === state);
  return isSaid ? {} : { refusal: { outcome: 'answered' } };
}
