import { randomUUID } from 'node:crypto';
import { retention } from '@awning/content/policies/retention';
import type { TriedLink, TriedLinkDraft } from '@awning/contract/sites/triedLinks';
import { findTemplate } from '@awning/shop/catalogue';
import type { Template } from '@awning/shop/template';
import type { Tokens } from '../../security/tokens.ts';
import type { TriedLinksRepository } from './triedLinks.repository.ts';

/** The lifetime that the privacy policy states, in milliseconds. */
const lifetime = retention['tried-links'].days * 24 * 60 * 60_000;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export type TriedLinksService = ReturnType<typeof createTriedLinksService>;

/** Stores the words that a visitor tried a template with, when they ask for a link, for all who have the link. */
export function createTriedLinksService({
  catalogue,
  repository,
  tokens,
  now,
}: {
  catalogue: readonly Template[];
  repository: TriedLinksRepository;
  tokens: Tokens;
  now: () => Date;
}) {
  const endOf = (createdAt: Date) => new Date(createdAt.getTime() + lifetime).toISOString();

  const idOf = (token: string) => {
    const id = tokens.read('tried-link', token);
    return id !== undefined && uuid.test(id) ? id : undefined;
  };

  return {
    /** Undefined for an unknown template. */
    async create({ templateId, ...typed }: TriedLinkDraft) {
      if (!findTemplate(catalogue, templateId)) return undefined;
      const id = randomUUID();
      const createdAt = now();
      const tried = Object.fromEntries(Object.entries(typed).filter(([, words]) => words !== ''));
      await repository.add({ id, templateId, tried, createdAt });
      return { path: `/tried/${tokens.mint('tried-link', id)}`, expiresAt: endOf(createdAt) };
    },

    /** Deleting a link that is gone already is no error. */
    async remove(token: string): Promise<void> {
      const id = idOf(token);
      if (id !== undefined) await repository.remove(id);
    },

    /** Undefined for a link that is invalid or has expired. */
    async read(token: string): Promise<TriedLink | undefined> {
      const id = idOf(token);
      if (id === undefined) return undefined;
      const row = await repository.find(id, new Date(now().getTime() - lifetime));
      // The template may have been withdrawn since.
      if (!row || !findTemplate(catalogue, row.templateId)) return undefined;
      return { templateId: row.templateId, tried: row.tried, expiresAt: endOf(row.createdAt) };
    },
  };
}
