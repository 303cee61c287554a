import { randomUUID } from 'node:crypto';
import { findTemplate } from '@awning/shop/catalogue';
import { isPaidFor } from '@awning/shop/designs';
import { takesDelivery, type OrderStatus } from '@awning/shop/order';
import type { Template } from '@awning/shop/template';
import { looksKept } from '@awning/templates/contentForm';
import { entryByAnybody, type Author } from './author.ts';
import type { SiteBuilder } from './releases/siteBuilder.ts';
import type { SiteChange, SiteChangesRepository } from './siteChanges.repository.ts';
import type { SitesRepository } from './sites.repository.ts';
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
export function createTakeDesign({
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

  return async (
    orderId: string,
    { templateId, version }: { templateId: string; version: number },
    author: Author,
  ): Promise<TakingDesign> => {
    if ((await repository.templateOf(orderId)) === undefined) return { outcome: 'unknown' };
    const template = findTemplate(catalogue, templateId);
    if (!template) return { outcome: 'unknown-design' };
    const [form, earlier] = await Promise.all([
      builder.form(templateId),
      repository.lastIn(orderId, templateId),
    ]);

    const at = now();
    const changed = await changes.change<Refusal>(
      orderId,
      ({ order, status, site, newest }): SiteChange | { refusal: Refusal } => {
        if (!takesDelivery(status)) return { refusal: { outcome: 'closed', status } };
        if (site.publishedReleaseId !== null) return { refusal: { outcome: 'published' } };
        if (!isPaidFor(template, order)) return { refusal: { outcome: 'other-price' } };
        // Sent again, because no answer came, it is done already.
        if (site.templateId === templateId) return {};
        if (newest.number !== version) return { refusal: { outcome: 'newer' } };

        const isBuyer = author === 'buyer';
        const text = `${isBuyer ? 'I have' : 'We have'} put the website into another design of the same price: ${template.name}, in place of ${nameOf(site.templateId)}. Everything that was written for it is kept.`;
        const message = {
          id: randomUUID(),
          orderId,
          from: isBuyer ? 'buyer' : 'shop',
          text,
          asksChange: false,
          at,
        };
        // Before it is handed in, nobody but its buyer works on it.
        const told = isBuyer
          ? site.handedInAt !== null && { message, mails: [mails.fromBuyer(order, message, at)] }
          : { message, mails: order.customerEmail === '' ? [] : [mails.fromShop(order, message, at)] };
        return {
          // What was put together is in a design that it has no longer.
          set: { templateId, offeredReleaseId: null, offeredAt: null },
          version: {
            number: newest.number + 1,
            content: newest.content,
            options: looksKept(form, newest.options, earlier?.options),
            savedBy: isBuyer ? 'buyer' : 'desk',
            savedAt: at,
          },
          ...told,
          audit: entryByAnybody(author, {
            at,
            action: 'site.design',
            subjectId: orderId,
            detail: { from: site.templateId, to: templateId },
          }),
        };
      },
    );
    if (changed === undefined) return { outcome: 'unknown' };
    return changed === 'changed' ? { outcome: 'done' } : changed;
  };
}
