import { MenuPart, tellsWhatIsIn } from '../../design/asks/MenuPart.tsx';
import type { Site } from '../schema.ts';
import { Bill, book, Chairs, Menu, Top } from './parts.tsx';

/** Everything there is, in its order; once more by what is in it; the chairs and the bill. */
export function Tonight(site: Site) {
  const { content, labels, href } = site;
  const listed = content.prices?.groups.some(({ items }) => items.length > 0) ?? false;
  return (
    <>
      {listed ? (
        <Menu site={site} level={1} actions={[{ label: labels.seeAllergies, href: href('allergies') }]} />
      ) : (
        <Top site={site} words={undefined} heading={labels.pages.tonight} actions={[book(site)]} />
      )}
      {tellsWhatIsIn(site) && (
        <MenuPart site={site} words={{ heading: labels.asks.eating.heading }} tone="raised" />
      )}
      <Chairs site={site} />
      <Bill
        site={site}
        bill={content.design?.bill}
        actions={[book(site), { label: labels.seeDrinks, href: href('wine') }]}
      />
    </>
  );
}
