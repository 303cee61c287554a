import { CombEdge } from '../components/CombEdge/CombEdge.tsx';
import { Spinning } from '../components/Spinning/Spinning.tsx';
import type { Site } from '../schema.ts';
import { HeroCutout } from '../sections/HeroCutout/HeroCutout.tsx';

/** No page here, and the ways on. */
export function NotFound({ content, labels, href, has, show }: Site) {
  const words = content.design?.notFound;
  const home = { label: labels.home, href: href('') };
  return (
    <>
      <HeroCutout
        heading={words?.heading ?? labels.notFound}
        lead={words?.lead ?? labels.notFoundText}
        tone="accent"
        actions={has('prices') ? [{ label: labels.seePrices, href: href('prices') }, home] : [home]}
        figure={show(words?.picture, {
          mount: Spinning,
          fill: true,
          sizes: '(min-width: 64rem) 50vw, 100vw',
        })}
      />
      <CombEdge tone="accent" />
    </>
  );
}
