import { fill } from '../../content/labels/index.ts';
import { pages } from '../pages.ts';
import type { Site, Slug } from '../schema.ts';
import { ask, Closing, comeIn, Goods, Panes, roomsOf, Top } from './parts.tsx';

/** Makes the page of one room: what it is like in there, what is sold, how to keep it, and the way to the next. */
export function roomPage(place: 0 | 1 | 2 | 3) {
  const slug = (pages[place + 1]?.slug ?? 'first-room') as Exclude<Slug, ''>;

  function Room(site: Site) {
    const { content, labels } = site;
    const rooms = roomsOf(site);
    const room = rooms[place];
    if (!room) {
      return (
        <>
          <Top
            site={site}
            words={undefined}
            heading={labels.pages[slug]}
            tone="tint"
            actions={[ask(site), comeIn(site)]}
          />
          {place === 0 && <Goods site={site} prices={content.prices} heading={labels.prices} />}
          <Closing {...site} />
        </>
      );
    }
    const { name, lead, from, to, climate, facts, picture, goods, care, tone } = room;
    const next = rooms[(place + 1) % rooms.length];
    const onward = next && next !== room ? next : undefined;
    const measured = facts ?? (climate ? [{ title: labels.facts, text: climate }] : []);
    return (
      <>
        <Top
          site={site}
          words={{ heading: name, ...(lead && { lead }), ...(picture && { picture }) }}
          heading={name}
          tone={tone}
          {...(from !== undefined &&
            to !== undefined && {
              climate: {
                from,
                to,
                figures: measured.map(({ title, text }) => ({ term: title, value: text })),
              },
            })}
          actions={[
            ask(site),
            onward ? { label: fill(labels.through, { name: onward.name }), href: onward.href } : comeIn(site),
          ]}
        />
        <Goods site={site} prices={goods} heading={labels.prices} headTone={tone} />
        <Panes site={site} points={care} heading={labels.care} tone="tint" tall="end" />
        {place === 0 && <Goods site={site} prices={content.prices} heading={labels.prices} tone="deep" />}
        {onward ? (
          <Top
            site={site}
            level={2}
            words={{
              heading: onward.name,
              ...(onward.text && { lead: onward.text }),
              ...(onward.picture && { picture: onward.picture }),
            }}
            heading={onward.name}
            tone={onward.tone}
            actions={[
              { label: fill(labels.through, { name: onward.name }), href: onward.href },
              comeIn(site),
            ]}
          />
        ) : (
          <Closing {...site} />
        )}
      </>
    );
  }
  return Room;
}
