import { twoLines } from '../../design/props.ts';
import { Fallen } from '../art/Fallen.tsx';
import type { Site } from '../schema.ts';
import { HeroMobile } from '../sections/HeroMobile/index.ts';

/** No page here: a beam, and what fell off it. */
export function NotFound({ content, labels, href, has, show }: Site) {
  const words = content.design?.notFound;
  const home = { label: labels.home, href: href('') };
  return (
    <HeroMobile
      lines={twoLines(words?.heading ?? labels.notFound)}
      lead={words?.lead ?? labels.notFoundText}
      actions={has('classes') ? [home, { label: labels.see.classes, href: href('classes') }] : [home]}
      drawing={show(words?.picture, { sizes: '30rem' }) ?? <Fallen />}
      ends
    />
  );
}
