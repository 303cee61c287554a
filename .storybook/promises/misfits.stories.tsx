import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { bavarianHouse, welshVillage } from '../../packages/templates/src/content/testing/businesses.ts';
import { hyphenate } from '../../packages/templates/src/design/hyphenate.ts';
import { addressesUnder } from '../../packages/templates/src/design/siteAddress.ts';
import { loadDesign } from '../../packages/templates/src/designs.ts';
import { catalogue } from '../../packages/templates/src/catalogue.ts';
import { findMisfits } from './misfits.ts';
import { findStage } from './stage.ts';

const businesses = [welshVillage, bavarianHouse];
const widths = [320, 360, 1280];

const meta = preview.meta({
  render: () => <div data-testid="site" />,
  tags: ['!dev', '!autodocs'],
});

/** What does not fit on the pages of a design, for either of two businesses with long names. */
async function findMisfitsOf(id: string, site: HTMLElement): Promise<string[]> {
  const [stage, design] = [await findStage(), await loadDesign(id)];
  const faults: string[] = [];
  for (const content of businesses) {
    const { Page, pages, language } = design!.render({ content });
    const href = addressesUnder('/', pages);
    for (const { slug } of pages) {
      site.innerHTML = hyphenate(renderToString(<Page slug={slug} href={href} />), language);
      // Its letters are fetched once it is laid out.
      site.getBoundingClientRect();
      await document.fonts.ready;
      for (const width of widths) {
        stage.setWidth(width);
        faults.push(...findMisfits().map((fault) => `${id} /${slug} at ${width} px, ${language}: ${fault}`));
      }
    }
  }
  return faults;
}

/** No word of either business is broken without a hyphen and no price is cut, on any page of any design. */
export const OfTwoBusinesses = meta.story({
  play: async ({ canvas }) => {
    const site = canvas.getByTestId('site');
    const faults: string[] = [];
    try {
      for (const { id } of catalogue) faults.push(...(await findMisfitsOf(id, site)));
    } finally {
      (await findStage()).setWidth();
      site.replaceChildren();
    }
    await expect(catalogue.length).toBeGreaterThan(10);
    await expect(faults).toEqual([]);
  },
});
