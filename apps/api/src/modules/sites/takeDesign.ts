import { randomUUID } from 'node:crypto';
import type { WorkshopForm } from '@awning/contract/sites/workshop';
import { findTemplate } from '@awning/shop/catalogue';
import { isPaidFor } from '@awning/shop/designs';
import { takesDelivery, type OrderStatus } from '@awning/shop/order';
import type { Template } from '@awning/shop/template';
import { looksKept } from '@awning/templates/contentForm';
import type { Transaction } from '../../database/database.ts';
import { TryAgainLater } from '../../errors/TryAgainLater.ts';
import { entryByAnybody, type Author } from './author.ts';
import type { SiteBuilder } from './releases/siteBuilder.ts';
import type {
  ChangingSite,
  SiteChange,
  SiteChangesRepository,
  VersionRow,
} from './siteChanges.repository.ts';
import { lastIn, type SitesRepository } from './sites.repository.ts';
import type { createWorkshopMails } from './workshop/workshop.mails.ts';

/** Why a site stays in its design. */
type Refusal =
  | { outcome: 'closed'; status: OrderStatus }
  | { outcome: 'published' }
  | { outcome: 'other-price' }
  | { outcome: 'newer' };

export type TakingDesign =
  | { outcome: 'done' }
  | { outcome: 'unknown' }
  | { outcome: 'unknown-design' }
  | Refusal;

/** Puts sites into other designs until they are published. */
export function createDesigns({
  catalogue,
  repository,
  changes,
  builder,
  mails,
  now,
}: {
  catalogue: readonly Template[];
  repository: Pick<SitesRepository, 'lastIn' | 'templateOf'>;
  changes: SiteChangesRepository;
  builder: Pick<SiteBuilder, 'form'>;
  mails: Pick<ReturnType<typeof createWorkshopMails>, 'fromBuyer' | 'fromShop'>;
  now: () => Date;
}) {
  const nameOf = (templateId: string) => findTemplate(catalogue, templateId)?.name ?? templateId;

  /** The changes to write when a site goes into another design. */
  const goInto = (
    { order, site, newest }: ChangingSite,
    templateId: string,
    {
      options,
      author,
      text,
      toldAtOnce,
      at,
    }: {
      options: VersionRow['options'];
      author: Author | 'shop';
      text: string;
      /** Whether the message is stored even before the site is handed in, while only its buyer works on it. */
      toldAtOnce: boolean;
      at: Date;
    },
  ): SiteChange => {
    const isBuyer = author === 'buyer';
    const message = {
      id: randomUUID(),
      orderId: order.id,
      from: isBuyer ? 'buyer' : 'shop',
      text,
      asksChange: false,
      at,
    };
    const entry = {
      at,
      action: 'site.design',
      subjectId: order.id,
      detail: { from: site.templateId, to: templateId },
    } as const;
    const isShops = site.handedInAt !== null;
    const told = isBuyer
      ? (isShops || toldAtOnce) && {
          message,
          mails: isShops ? [mails.fromBuyer(order, message, at)] : [],
        }
      : { message, mails: order.customerEmail === '' ? [] : [mails.fromShop(order, message, at)] };
    return {
      // The offered release is in a design that the site no longer has.
      set: { templateId, offeredReleaseId: null, offeredAt: null },
      version: {
        number: newest.number + 1,
        content: newest.content,
        options,
        savedBy: isBuyer ? 'buyer' : 'desk',
        savedAt: at,
      },
      ...told,
      audit: author === 'shop' ? { ...entry, actorId: null } : entryByAnybody(author, entry),
    };
  };

  return {
    /** Puts a site into a design that is paid for. */
    async take(
      orderId: string,
      { templateId, version }: { templateId: string; version: number },
      author: Author,
    ): Promise<TakingDesign> {
      if ((await repository.templateOf(orderId)) === undefined) return { outcome: 'unknown' };
      const template = findTemplate(catalogue, templateId);
      if (!template) return { outcome: 'unknown-design' };
      const [form, earlier] = await Promise.all([
        builder.form(templateId),
        repository.lastIn(orderId, templateId),
      ]);

      const at = now();
      const changed = await changes.change<Refusal>(orderId, (held): SiteChange | { refusal: Refusal } => {
        const { status, site, newest, bought } = held;
        if (!takesDelivery(status)) return { refusal: { outcome: 'closed', status } };
        if (site.publishedReleaseId !== null) return { refusal: { outcome: 'published' } };
        if (!isPaidFor(template, bought)) return { refusal: { outcome: 'other-price' } };
        // The request is a retry after a lost response: it is done already.
        if (site.templateId === templateId) return {};
        if (newest.number !== version) return { refusal: { outcome: 'newer' } };
        return goInto(held, templateId, {
          options: looksKept(form, newest.options, earlier?.options),
          author,
          text: `${author === 'buyer' ? 'I have' : 'We have'} put the website into another design ${bought.templateIds.length > 1 ? 'that is paid for' : 'of the same price'}: ${template.name}, in place of ${nameOf(site.templateId)}. Everything that was written for it is kept.`,
          toldAtOnce: false,
          at,
        });
      });
      if (changed === undefined) return { outcome: 'unknown' };
      return changed === 'changed' ? { outcome: 'done' } : changed;
    },

    /** The effects of a payment for a dearer design on a site: see `DearerDesigns` of the orders. */
    dearer: {
      isSold: (templateId: string) => findTemplate(catalogue, templateId) !== undefined,

      async looksOf(templateId: string): Promise<WorkshopForm | undefined> {
        if (!findTemplate(catalogue, templateId)) return undefined;
        try {
          return await builder.form(templateId);
        } catch (error) {
          if (error instanceof TryAgainLater) return undefined;
          throw error;
        }
      },

      async take(
        transaction: Transaction,
        {
          orderId,
          templateId,
          looks,
          at,
        }: {
          orderId: string;
          templateId: string;
          /** Undefined while the designs are unavailable: the site then has the design's own looks. */
          looks: Parameters<typeof looksKept>[0] | undefined;
          at: Date;
        },
      ): Promise<void> {
        await changes.changeIn<never>(transaction, orderId, async (held) => {
          const { site, newest } = held;
          if (site.templateId === templateId) return {};
          const earlier = await lastIn(transaction, orderId, templateId);
          return goInto(held, templateId, {
            options: looks ? looksKept(looks, newest.options, earlier?.options) : (earlier?.options ?? {}),
            author: 'buyer',
            text: `I have put the website into a dearer design and paid the difference: ${nameOf(templateId)}, in place of ${nameOf(site.templateId)}. Everything that was written for it is kept.`,
            toldAtOnce: true,
            at,
          });
        });
      },

      async giveBack(
        transaction: Transaction,
        { orderId, templateName, at }: { orderId: string; templateName: string; at: Date },
      ): Promise<void> {
        await changes.changeIn<never>(transaction, orderId, async (held) => {
          const { status, site, bought } = held;
          const present = findTemplate(catalogue, site.templateId);
          const isTheirs =
            bought.templateIds.includes(site.templateId) || (present && isPaidFor(present, bought));
          if (isTheirs || site.publishedReleaseId !== null || !takesDelivery(status)) return {};
          // The site was in this design before.
          const templateId = bought.templateIds.at(-1)!;
          const earlier = await lastIn(transaction, orderId, templateId);
          return goInto(held, templateId, {
            options: earlier?.options ?? {},
            author: 'shop',
            text: `The difference for ${templateName} was refunded, so the website is in ${nameOf(templateId)} again. Everything that was written for it is kept.`,
            toldAtOnce: true,
            at,
          });
        });
      },
    },
  };
}
