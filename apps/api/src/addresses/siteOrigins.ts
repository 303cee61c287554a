import { createHmac, timingSafeEqual } from 'node:crypto';

export type SiteOrigins = ReturnType<typeof createSiteOrigins>;

/** The addresses of buyers' sites. Each is an origin of its own, under one host. */
export function createSiteOrigins({
  siteUrl,
  sitesHost,
  secret,
}: {
  siteUrl: string;
  sitesHost: string;
  /** The secret that private addresses are derived from. */
  secret: string;
}) {
  const { protocol } = new URL(siteUrl);
  const under = (label: string) => `${protocol}//${label}.${sitesHost}`;
  const sealOf = (releaseId: string) =>
    createHmac('sha256', secret).update(`preview\0${releaseId}`).digest('hex').slice(0, 16);

  /** The first label of a preview's host. */
  const previewName = (releaseId: string) => `preview-${releaseId.replaceAll('-', '')}-${sealOf(releaseId)}`;

  return {
    /** The site of this name, as `https://sharp.sites.shop.example`. */
    siteOrigin: under,

    /** The same at the owner's own domain. */
    domainOrigin: (domain: string) => `${protocol}//${domain}`,

    /** The private address of a release before it is published: it cannot be guessed. */
    previewOrigin: (releaseId: string) => under(previewName(releaseId)),

    previewName,

    /** The release at a private address, by the first label of its host. */
    releaseOfPreview(label: string): string | undefined {
      const [, hex, given] = /^preview-([0-9a-f]{32})-([0-9a-f]{16})$/.exec(label) ?? [];
      if (hex === undefined || given === undefined) return undefined;
      const releaseId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      return timingSafeEqual(Buffer.from(given), Buffer.from(sealOf(releaseId))) ? releaseId : undefined;
    },
  };
}
