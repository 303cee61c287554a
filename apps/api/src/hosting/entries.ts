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
/** For how long the same words by the same form are the same entry, in milliseconds. */
const sameWithin = 10 * 60_000;

/** A posted form, in the order of its fields. */
export type Posted = readonly (readonly [name: string, value: string])[];

/** Takes in what visitors send by the forms of sites, once: a double click and a second try are the same entry. */
export function createEntries({
  repository,
  limits,
  now,
}: {
  repository: Pick<HostingRepository, 'ownerOf' | 'keepEntry'>;
  limits: Pick<Limits, 'takeForSite'>;
  now: () => Date;
}) {
  return {
    /** The seconds to wait when a visitor, or all of them, sent too much: 0 lets it pass. */
    wait: limits.takeForSite,

    /** Keeps an entry and mails it to the owner of the site. What looks automatic is kept for them to find. */
    async take(siteId: string, form: string, posted: Posted): Promise<void> {
      const suspicious = posted.some(([name, value]) => name === trapName && value !== '');
      const fields = posted
        .filter(([name, value]) => name !== trapName && value.trim() !== '')
        .map(([label, value]) => ({ label, value }));
      const createdAt = now();
      const entry = { id: randomUUID(), siteId, form, fields, suspicious, createdAt };
      const owner = suspicious ? undefined : await repository.ownerOf(siteId);
      const replyTo = fields.find(({ value }) => Check(Email, value))?.value;
      const mails = owner
        ? [
            createMail(
              entryMailContents.notice({ ...owner, form, fields, hasReply: replyTo !== undefined }),
              {
                cause: `site entry ${entry.id}`,
                kind: 'site-entry',
                recipient: owner.email,
                ...(replyTo && { replyTo }),
                at: createdAt,
              },
            ),
          ]
        : [];
      await repository.keepEntry(entry, new Date(createdAt.getTime() - sameWithin), mails);
    },
  };
}

/** Whether a form can be taken: not too much, something in it, and nothing that a database cannot keep. */
export const isTakeable = (posted: Posted): boolean =>
  posted.length <= mostFields &&
  posted.some(([name, value]) => name !== trapName && value.trim() !== '') &&
  posted.every(
    ([name, value]) => name.length <= longestName && value.length <= longestValue && !/\0/.test(name + value),
  );
