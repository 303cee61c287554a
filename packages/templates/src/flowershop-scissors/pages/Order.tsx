import { headed } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { HeroCollage } from '../sections/HeroCollage/HeroCollage.tsx';
import { Delivery, seeFlowers, SendSome } from './parts.tsx';

/** The order form, and what delivery costs. */
export function Order(site: Site) {
  const { content, labels, show } = site;
  const flowers = seeFlowers(site);
  const { order } = content.design ?? {};
  return (
    <>
      <HeroCollage
        {...headed(order, labels.order)}
        place="inner"
        {...(flowers && { actions: flowers })}
        collage={show(order?.picture, { ratio: 'landscape', sizes: '(min-width: 64rem) 50vw, 100vw' })}
      />
      <SendSome {...site} />
      <Delivery site={site} tone="tint" />
    </>
  );
}
