import { SiteName } from '@awning/contract/admin/sites';
import { takesDelivery, type OrderStatus } from '@awning/shop/order';
import { Check } from 'typebox/value';
import type { Moves } from '../moves.ts';
import type { NamesRepository } from './names.repository.ts';
import { suggestNames } from './suggestNames.ts';

const day = 24 * 60 * 60 * 1000;
/** How long a name leads visitors to the one after it. What a form posts to it is led there for ever. */
const leadsFor = 90 * day;

export type Renaming =
  | { outcome: 'renamed' }
  | { outcome: 'unknown' }
  | { outcome: 'closed'; status: OrderStatus }
  | { outcome: 'reserved' | 'taken'; free: string };

/** What sites are called in their addresses. */
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
    // However it is counted, what begins like the shop's own stays so.
    const isOurs = isReserved(suggestNames(business).next().value);
    for (const name of suggestNames(isOurs ? `my ${business}` : business)) if (!isReserved(name)) yield name;
  };

  /** The first of the names for it that is free. Another site may take it the next moment. */
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

    /** Lets others have a name that a site had before. */
    async release(
      orderId: string,
      name: string,
      actorId: string,
    ): Promise<'released' | 'unknown' | 'counts'> {
      // Never a site's name; some of it no database takes.
      if (!Check(SiteName, name)) return 'unknown';
      const entry = { at: now(), actorId, action: 'site.name.release' as const, subjectId: orderId };
      return (await repository.release(orderId, name, entry)) ?? 'unknown';
    },
  };
}
