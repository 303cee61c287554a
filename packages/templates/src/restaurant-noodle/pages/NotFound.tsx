import { notFoundProps, twoLines } from '../../design/props.ts';
import { Chopsticks } from '../art/ornaments.ts';
import type { Site } from '../schema.ts';
import { HeroThread } from '../sections/HeroThread/HeroThread.tsx';

/** No page here: start again from the top. */
export function NotFound(site: Site) {
  const { heading, ...said } = notFoundProps(site, 'menu', site.labels.seeMenu);
  return <HeroThread lines={twoLines(heading)} {...said} source={<Chopsticks />} />;
}
