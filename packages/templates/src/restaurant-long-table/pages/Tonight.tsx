import { MenuPart, tellsWhatIsIn } from '../../design/asks/MenuPart.tsx';
import { andTo } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { Bill, book, Chairs, Menu, Top } from './parts.tsx';

/** The menu in its order; once more by what is in each dish; the chairs and the bill. */
export function Tonight(site: Site) {
  const { content, labels, href, has } = site;
  const listed = content.prices?.groups.some(({ items }) => items.length > 0) ?? false;
  return (
    <>
      {listed ? (
        <Menu
          site={site}
          level={1}
          {...(has('allergies') && {
            actions: [{ label: labels.seeAllergies, href: href('allergies') }] as const,
          })}
        />
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
        actions={andTo(site, book(site), 'wine', labels.seeDrinks)}
      />
    </>
  );
}
