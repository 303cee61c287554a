import { notFoundProps, twoLines } from '../../design/props.ts';
import { Fallen } from '../art/ornaments.ts';
import type { Site } from '../schema.ts';
import { HeroMobile } from '../sections/HeroMobile/HeroMobile.tsx';

/** No page here: a beam, and what fell off it. */
export function NotFound(site: Site) {
  const { content, labels, show } = site;
  const { heading, ...said } = notFoundProps(site, 'classes', labels.see.classes);
  return (
    <HeroMobile
      lines={twoLines(heading)}
      {...said}
      drawing={show(content.design?.notFound?.picture, { sizes: '30rem' }) ?? <Fallen />}
      ends
    />
  );
}
