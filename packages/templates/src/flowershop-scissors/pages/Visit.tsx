import { FactStrip } from '@awning/ui/sections/FactStrip';
import { People } from '../../design/sections/People.tsx';
import { headed } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { HeroCollage } from '../sections/HeroCollage/HeroCollage.tsx';
import { StoryCutout } from '../sections/StoryCutout/StoryCutout.tsx';
import { Asked, Delivery, seeFlowers, Where } from './parts.tsx';

/** The address, the hours, and who is behind the counter. */
export function Visit(site: Site) {
  const { content, labels, has, show } = site;
  const { visit, story, design } = content;
  const flowers = seeFlowers(site);
  return (
    <>
      <HeroCollage
        {...headed(design?.visit, labels.visit)}
        place="inner"
        {...(flowers && { actions: flowers })}
        collage={show(visit?.front, { ratio: 'landscape', sizes: '(min-width: 64rem) 50vw, 100vw' })}
      />
      <Where {...site} />
      <FactStrip heading={labels.gettingHere} items={visit?.ways ?? []} showHeading />
      <Delivery site={site} tone="spark" />
      {story && (
        <StoryCutout
          heading={story.heading ?? labels.story}
          paragraphs={story.paragraphs}
          {...(design?.moral && { moral: design.moral })}
          drawing={show(story.pictures?.[0]?.picture, {
            ratio: 'portrait',
            sizes: '(min-width: 64rem) 30rem, 90vw',
          })}
        />
      )}
      <People site={site} tone="tint" />
      <Asked
        site={site}
        about={has('this-week') ? ['visit'] : ['visit', 'general', 'prices']}
        tone="secondary"
      />
    </>
  );
}
