import { headed } from '../../design/props.ts';
import { CombEdge } from '../components/CombEdge/CombEdge.tsx';
import { Spinning } from '../components/Spinning/Spinning.tsx';
import type { Site } from '../schema.ts';
import { HeroCutout } from '../sections/HeroCutout/HeroCutout.tsx';
import { Asked, Closing, Where } from './parts.tsx';

/** The way to the door. */
export function FindUs(site: Site) {
  const { content, labels, show } = site;
  const { visit, design } = content;
  return (
    <>
      <HeroCutout
        {...headed(design?.visit, labels.visit)}
        tone="accent"
        figure={show(visit?.front, { mount: Spinning, fill: true, sizes: '(min-width: 64rem) 50vw, 100vw' })}
      />
      <CombEdge tone="accent" />
      <Where {...site} />
      <Asked site={site} about={['visit']} />
      <Closing site={site} second="prices" label={labels.seePrices} />
    </>
  );
}
