import { NewsPart } from '../../design/asks/NewsPart.tsx';
import { headed } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { CoursePlates } from '../sections/CoursePlates/CoursePlates.tsx';
import { book, Closing, Said, Story, Top } from './parts.tsx';

/** The cooks, on plates, and their news. */
export function Kitchen(site: Site) {
  const { content, labels, href, has, show } = site;
  const items = content.people?.items ?? [];
  return (
    <>
      {items.length > 0 ? (
        <CoursePlates
          level={1}
          {...headed(content.people, labels.people)}
          courses={items.map(({ name, role, note, story, picture }, place) => ({
            name,
            text: story?.[0] ?? role ?? '',
            ...(note && { note }),
            drawing: show(picture, { ratio: 'square', sizes: '(min-width: 48rem) 20rem, 60vw' }),
            glaze: place % 2 ? 'spark' : 'secondary',
          }))}
        />
      ) : (
        <Top site={site} words={undefined} heading={labels.pages.kitchen} actions={[book(site)]} />
      )}
      <Story
        site={site}
        action={has('growers') ? { label: labels.seeGrowers, href: href('growers') } : undefined}
      />
      <NewsPart site={site} tone="plain" />
      <Said site={site} />
      <Closing {...site} />
    </>
  );
}
