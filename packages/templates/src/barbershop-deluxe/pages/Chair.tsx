import { fill } from '../../content/labels/index.ts';
import { actionTo, andTo } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { QuotePairs } from '../sections/QuotePairs/QuotePairs.tsx';
import { Board, Closing, Looks, Pairs, Top } from './parts.tsx';

/** Makes the page of one barber: who they are, what to ask them for, and what was said about it. */
export function chairPage(place: 0 | 1 | 2) {
  function Chair(site: Site) {
    const { content, labels } = site;
    const { people, prices, design } = content;
    const person = people?.items[place];
    if (!person) return null;
    const { name, note, story = [], facts = [], picture } = person;
    const chair = design?.chairs?.[place];
    const lead = story[0] ?? note;
    const services = (prices?.groups ?? [])
      .flatMap(({ items }) => items)
      .filter((item) => chair?.services?.includes(item.name));
    const ask = actionTo(site, 'book-a-chair', fill(labels.bookWith, { name }), '#ask');
    const said = [...story.slice(1), ...facts];
    return (
      <>
        <Top
          site={site}
          words={{ heading: name, ...(lead && { lead }), ...(picture && { picture }) }}
          heading={name}
          actions={andTo(site, ask, 'the-chairs', labels.seePeople)}
        />
        {chair?.story ? (
          <Pairs points={chair.story} heading={name} start="accent" end="tint" />
        ) : (
          <Pairs
            points={{ items: said.map((text, at) => ({ title: String(at + 1), text })) }}
            heading={fill(labels.moreOf, { name })}
            terms="figure"
            start="accent"
            end="tint"
          />
        )}
        {chair?.numbers && (
          <Looks
            site={site}
            points={place === 2 && design?.faces ? design.faces : design?.cuts}
            heading={chair.chart ?? labels.chart}
            numbers={chair.numbers}
          />
        )}
        <Board site={site} heading={labels.mostAsked} groups={[{ items: services }]} light />
        {chair?.quote && <QuotePairs after={labels.quotes} items={[chair.quote]} end="plain" />}
        <Closing {...site} />
      </>
    );
  }
  return Chair;
}
