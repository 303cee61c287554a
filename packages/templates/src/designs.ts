import type { Design } from './design/defineDesign.tsx';

const found = import.meta.glob<{ design: Design }>('./*/Site.tsx');

/** Fetches a design by its template's id, ready for any business. Nothing of the others is fetched. */
export async function loadDesign(id: string): Promise<Design | undefined> {
  const file = `./${id}/Site.tsx`;
  return Object.hasOwn(found, file) ? (await found[file]?.())?.design : undefined;
}
