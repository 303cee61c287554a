import { twoLines } from '../../design/props.ts';
import { Chopsticks } from '../art/Chopsticks.tsx';
import type { Site } from '../schema.ts';
import { HeroThread } from '../sections/HeroThread/index.ts';

/** No page here: start again from the top. */
export function NotFound({ content, labels, href, has }: Site) {
  const words = content.design?.notFound;
  const home = { label: labels.home, href: href('') };
  return (
    <HeroThread
      lines={twoLines(words?.heading ?? labels.notFound)}
      lead={words?.lead ?? labels.notFoundText}
      actions={has('menu') ? [home, { label: labels.seeMenu, href: href('menu') }] : [home]}
      source={<Chopsticks />}
    />
  );
}
