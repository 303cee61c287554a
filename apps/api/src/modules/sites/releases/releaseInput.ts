import { reportUrlOf } from '../../../addresses/reportUrl.ts';
import { mailOfSite } from '../../../records/mailOfSite.ts';
import type { ReleaseInput } from '@awning/release/release';
import { photosIn } from './photosIn.ts';
import type { ReleaseSource } from './releases.repository.ts';

/** The origin of a site: its owner's domain if one leads to it, or else one under ours. */
export type OriginOf = (site: Pick<ReleaseSource, 'name' | 'domain'>) => string;

export const createOriginOf =
  ({
    siteOrigin,
    domainOrigin,
  }: {
    siteOrigin: (name: string) => string;
    domainOrigin: (domain: string) => string;
  }): OriginOf =>
  ({ name, domain }) =>
    domain === null ? siteOrigin(name) : domainOrigin(domain);

export type InputOf = (source: ReleaseSource) => ReleaseInput;

/** Makes the input of a release from a site's data: all that the release depends on, and nothing else. */
export function createInputOf({ originOf, siteUrl }: { originOf: OriginOf; siteUrl: string }): InputOf {
  return ({ templateId, name, domain, isLeft, content, options, pictures }) => {
    const named = photosIn(content);
    const origin = originOf({ name, domain });
    return {
      templateId,
      content,
      options,
      pictures: Object.fromEntries(Object.entries(pictures).filter(([file]) => named.has(file))),
      origin,
      // No owner could read a message: there is no account, and no address.
      formsAt: isLeft && mailOfSite(content) === undefined ? null : '',
      reportUrl: reportUrlOf(siteUrl, new URL(origin).host),
    };
  };
}
