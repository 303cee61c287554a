import { byTemplate } from './byTemplate.ts';
import type { Design } from './design/defineDesign.tsx';

// Of a design that is still written for one business, `Site.tsx` has none.
const found = Object.entries(import.meta.glob<{ design?: Design }>('./*/Site.tsx', { eager: true })).flatMap(
  ([file, { design }]) => (design ? [[file, design] as const] : []),
);

/** Every design by its template's id, ready to be worn by any business. */
export const designs: Readonly<Record<string, Design>> = byTemplate(Object.fromEntries(found));
