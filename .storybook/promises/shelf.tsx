import { renderToString } from 'react-dom/server';
import type { Design } from '../../packages/templates/src/design/defineDesign.tsx';
import { hyphenate } from '../../packages/templates/src/design/hyphenate.ts';
import { addressesUnder } from '../../packages/templates/src/design/siteAddress.ts';
import { loadDesign } from '../../packages/templates/src/designs.ts';
import { findStage, type Stage } from './stage.ts';

type Content = Readonly<Record<string, unknown>>;

/** Where `findOnShelf` shows the pages that it goes through. */
export const Shelf = () => <div data-testid="shelf" />;

/**
 * Shows the first page or every page of these designs, one after the other, as a buyer's document has it, and gathers
 * the faults.
 *
 * @param contentsOf The contents to show a design with, by the name that a fault is reported under.
 */
export async function findOnShelf<Name extends string>(
  shelf: HTMLElement,
  templates: readonly { id: string }[],
  asked: 'first' | 'all',
  contentsOf: (design: Design) => Readonly<Record<Name, Content>>,
  find: (stage: Stage, name: Name, slug: string) => readonly string[] | Promise<readonly string[]>,
): Promise<string[]> {
  const stage = await findStage();
  const faults: string[] = [];
  try {
    for (const { id } of templates) {
      const design = (await loadDesign(id))!;
      const contents = contentsOf(design);
      for (const name of Object.keys(contents) as Name[]) {
        const { Page, pages, language } = design.render({ content: contents[name] });
        const href = addressesUnder('/', pages);
        for (const { slug } of asked === 'all' ? pages : pages.slice(0, 1)) {
          shelf.innerHTML = hyphenate(renderToString(<Page slug={slug} href={href} />), language);
          // Its letters are fetched once it is laid out.
          shelf.getBoundingClientRect();
          await document.fonts.ready;
          const found = await find(stage, name, slug);
          faults.push(...found.map((fault) => `${id} /${slug} with ${name}, ${fault}`));
        }
      }
    }
    return faults;
  } finally {
    stage.setWidth();
    shelf.replaceChildren();
  }
}
