import sizes from '../../packages/ui/sizes.json';
import type { Guidance } from '../guidance.ts';

const found = import.meta.glob<Guidance>('../../packages/ui/src/{components,sections}/*/*/*.guidance.ts', {
  import: 'guidance',
});

// Named as their folders are, and shelved as the sidebar shows them.
const shelved = Object.entries(found).map(([file, load]) => {
  const [kind = '', shelf = '', name = ''] = file.split('/').slice(-4);
  return { name, title: `${kind}/${shelf}/${name}`.toLowerCase(), load };
});

/** Where a piece's docs page stands in Storybook. */
export function docsHref(name: string): string | undefined {
  const piece = shelved.find((one) => one.name === name);
  return piece && `./?path=/docs/${piece.title.replaceAll('/', '-')}--docs`;
}

const asked = new Map<string, Promise<Guidance | undefined>>();

/** The information on a piece beside its stories, by the title of its page; the same promise each time. */
export function guidanceOf(title: string): Promise<Guidance | undefined> {
  const known = asked.get(title);
  if (known) return known;
  const load = shelved.find((one) => one.title === title.toLowerCase())?.load;
  const coming = Promise.resolve(load?.());
  asked.set(title, coming);
  return coming;
}

const layers: Record<string, string> = {
  Foundations: 'primitives',
  Components: 'components',
  Sections: 'sections',
};
const limits: Partial<Record<string, { script: number; styles: number }>> = sizes;

/** What a piece adds to a page, at most: bytes, compressed. React and the theme are not counted. */
export function sizeOf(title: string) {
  const steps = title.split('/');
  return limits[`${layers[steps[0] ?? '']}/${steps.at(-1)}`];
}
