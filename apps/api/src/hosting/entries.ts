import { randomUUID } from 'node:crypto';
import { Email } from '@awning/contract/fields';
import { trapName } from '@awning/contract/trapName';
import { Check } from 'typebox/value';
import type { Limits } from '../limits/limits.ts';
import { createMail } from '../mail/mail.ts';
import { entryMailContents } from './entries.mails.ts';
import type { HostingRepository } from './hosting.repository.ts';

const mostFields = 60;
const longestValue = 5_000;
const longestName = 200;
/** How long the same words in the same form are the same entry, in milliseconds. */
const sameWithin = 10 * 60_000;

/** A posted form, in the order of its fields. */
export type Posted = readonly (readonly [name: string, value: string])[];

/** The result of a form: the entry is on its way, or the forms of this site have no reader. */
export type Taking = { outcome: 'taken' } | { outcome: 'unread'; telephone: string | undefined };

/** Takes in entries in the forms of sites, once: a double click and a retry are the same entry. */
export function createEntries({
  repository,
  limits,
  now,
}: {
  repository: Pick<HostingRepository, 'ownerOf' | 'keepEntry' | 'keepMail'>;
  limits: Pick<Limits, 'takeForSite'>;
  now: () => Date;
}) {
  return {
    /** The seconds to wait when a visitor, or all of them together, sent too much: 0 lets it pass. */
    wait: limits.takeForSite,

    /**
     * Stores an entry and mails it to the owner of the site. An entry that looks automatic is only stored. Where the
     * owner's account is gone, no owner could read it: it is mailed to the address that the site names, or else
     * refused.
     */
    async take(siteId: string, form: string, posted: Posted): Promise<Taking> {
      const suspicious = posted.some(([name, value]) => name === trapName && value !== '');
      const fields = posted
        .filter(([name, value]) => name !== trapName && value.trim() !== '')
        .map(([label, value]) => ({ label, value }));
      const createdAt = now();
      const entry = { id: randomUUID(), siteId, form, fields, suspicious, createdAt };
      const owner = await repository.ownerOf(siteId);
      const isGone = owner?.email === '';
      const recipient = isGone ? owner.mail : owner?.email;
      const isMailed = owner && !suspicious && Check(Email, recipient);
      if (isGone && !isMailed) return { outcome: 'unread', telephone: textOf(owner.said.telephone) };

      const since = new Date(createdAt.getTime() - sameWithin);
      const valueOf = (name: string) => fields.find(({ label }) => label === name)?.value;
      const telephone = valueOf('telephone');
      // Other addresses in it may belong to a third person. One in the telephone field is the visitor's.
      const replyTo = [valueOf('email'), telephone].find((value) => Check(Email, value));
      const mail =
        isMailed &&
        createMail(
          entryMailContents.notice({
            business: owner.business || textOf(owner.said.name) || 'your business',
            form,
            fields,
            hasReply: replyTo !== undefined,
            telephone,
          }),
          {
            cause: `site entry ${entry.id}`,
            kind: 'site-entry',
            recipient,
            ...(replyTo && { replyTo }),
            at: createdAt,
          },
        );
      if (isGone && mail) await repository.keepMail(mail, since);
      else await repository.keepEntry(entry, since, mail ? [mail] : []);
      return { outcome: 'taken' };
    },
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Whether a form can be taken: not too long, not empty, and with nothing that a database cannot store. */
export const isTakeable = (posted: Posted): boolean =>
  posted.length <= mostFields &&
  posted.some(([name, value]) => name !== trapName && value.trim() !== '') &&
  posted.every(
    ([name, value]) => name.length <= longestName && value.length <= longestValue && !/\0/.test(name + value),
  );
