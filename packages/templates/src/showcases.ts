import type { Showcase } from './design/showcaseOf.ts';

const found = import.meta.glob<{ showcase: Showcase }>('./*/showcase.ts');

/** Fetches what one template's page tells of its looks and pages. Nothing of the others is fetched, nor its design. */
export async function loadShowcase(id: string): Promise<Showcase> {
  const file = `./${id}/showcase.ts`;
  const load = Object.hasOwn(found, file) ? found[file] : undefined;
  if (!load) throw new RangeError(`No template is called ${id}.`);
  return (await load()).showcase;
}

export { lookKey, showcaseSizes, type Showcase } from './design/showcaseOf.ts';
