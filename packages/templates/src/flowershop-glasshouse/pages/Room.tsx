import { fill } from '../../content/labels/index.ts';
import type { Site } from '../schema.ts';
import { ask, Closing, comeIn, Goods, Panes, roomsOf, Top } from './parts.tsx';

/** Makes the page of one room: what it is like in there, what is sold, how to keep it, and the way to the next. */
export function roomPage(place: 0 | 1 | 2 | 3) {
  function Room(site: Site) {
    const { content, labels, href, has } = site;
    const rooms = content.design?.rooms ? roomsOf(site) : [];
    const room = rooms[place];
    // Without rooms, all goods stand on the page of the first.
    if (!room) {
      return (
        <>
          <Top
            site={site}
            words={undefined}
            heading={labels.pages['first-room']}
            tone="tint"
            actions={[ask(site), comeIn(site)]}
          />
          <Goods site={site} prices={content.prices} heading={labels.prices} />
          <Closing {...site} />
        </>
      );
    }
    const { name, lead, from, to, climate, facts, picture, goods, care, tone } = room;
    const onward = [...rooms.slice(place + 1), ...rooms.slice(0, place)].find(({ slug }) => has(slug));
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
            onward
              ? { label: fill(labels.through, { name: onward.name }), href: href(onward.slug) }
              : comeIn(site),
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
              { label: fill(labels.through, { name: onward.name }), href: href(onward.slug) },
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
