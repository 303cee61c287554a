import { SiteName } from '@awning/contract/admin/sites';
import { takesDelivery, type OrderStatus } from '@awning/shop/order';
import { Check } from 'typebox/value';
import type { Moves } from '../moves.ts';
import type { NamesRepository } from './names.repository.ts';
import { suggestNames } from './suggestNames.ts';

const day = 24 * 60 * 60 * 1000;
/** How long a former name redirects visitors to the current one. Posts of forms to it reach the current one for ever. */
const leadsFor = 90 * day;

export type Renaming =
  | { outcome: 'renamed' }
  | { outcome: 'unknown' }
  | { outcome: 'closed'; status: OrderStatus }
  | { outcome: 'reserved' | 'taken'; free: string };

/** The names of sites in their addresses. */
export function createNames({
  repository,
  moves,
  isReserved,
  now,
}: {
  repository: NamesRepository;
  moves: Pick<Moves, 'wake'>;
  isReserved: (name: string) => boolean;
  now: () => Date;
}) {
  const wellSuited = function* (business: string) {
    // A numbered variant of a reserved name would still look like the shop's own.
    const isOurs = isReserved(suggestNames(business).next().value);
    for (const name of suggestNames(isOurs ? `my ${business}` : business)) if (!isReserved(name)) yield name;
  };

  /** The first suggested name that is free. Another site may take it the next moment. */
  const firstFree = async (wish: string): Promise<string> => {
    for (const name of wellSuited(wish)) if (await repository.isFree(name)) return name;
    throw new Error('There is no end to names.');
  };

  return {
    /** Names for a business, the best first and without an end. */
    suggest: wellSuited,

    async rename(orderId: string, name: string, actorId: string): Promise<Renaming> {
      if (isReserved(name)) return { outcome: 'reserved', free: await firstFree(name) };
      const at = now();
      const renamed = await repository.rename<Renaming>(
        orderId,
        { name, at, leadsUntil: new Date(at.getTime() + leadsFor) },
        ({ status }) => (takesDelivery(status) ? undefined : { outcome: 'closed', status }),
        { at, actorId, action: 'site.name', subjectId: orderId },
      );
      if (renamed === undefined) return { outcome: 'unknown' };
      if (renamed === 'taken') return { outcome: 'taken', free: await firstFree(name) };
      if (renamed !== 'renamed') return renamed;
      moves.wake();
      return { outcome: 'renamed' };
    },

    /** Frees a former name of a site for other sites. */
    async release(
      orderId: string,
      name: string,
      actorId: string,
    ): Promise<'released' | 'unknown' | 'counts'> {
      // Such a string is never a site's name, and some of them no database accepts.
      if (!Check(SiteName, name)) return 'unknown';
      const entry = { at: now(), actorId, action: 'site.name.release' as const, subjectId: orderId };
      return (await repository.release(orderId, name, entry)) ?? 'unknown';
    },
  };
}
