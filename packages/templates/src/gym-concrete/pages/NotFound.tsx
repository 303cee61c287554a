import type { Site } from '../schema.ts';
import { HeroCutaway } from '../sections/HeroCutaway/index.ts';

/** No page here: an empty bay. */
export function NotFound({ content, labels, href, show }: Site) {
  const words = content.design?.notFound;
  return (
    <HeroCutaway
      heading={words?.heading ?? labels.notFound}
      lead={words?.lead ?? labels.notFoundText}
      actions={[
        { label: labels.home, href: href('') },
        { label: labels.seeGym, href: href('the-levels') },
      ]}
      drawing={show(words?.picture, { fill: true, sizes: '(min-width: 64rem) 50vw, 100vw' })}
    />
  );
}
