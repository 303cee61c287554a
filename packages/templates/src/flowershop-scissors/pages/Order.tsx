import type { Site } from '../schema.ts';
import { Delivery, InnerTop, seeFlowers, SendSome } from './parts.tsx';

/** The order form, and what delivery costs. */
export function Order(site: Site) {
  const { content, labels } = site;
  const flowers = seeFlowers(site);
  return (
    <>
      <InnerTop
        site={site}
        words={content.design?.order}
        heading={labels.order}
        {...(flowers && { actions: flowers })}
      />
      <SendSome {...site} />
      <Delivery site={site} tone="tint" />
    </>
  );
}
