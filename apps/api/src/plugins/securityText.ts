import { brand } from '@awning/content/brand';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

export interface SecurityTextOptions {
  siteUrl: string;
  shopEmail: string;
  now: () => Date;
}

const address = '/.well-known/security.txt';
const halfYear = 182 * 24 * 60 * 60 * 1000;

/** Tells a researcher who finds a vulnerability where to report it (RFC 9116). */
export const securityText: FastifyPluginAsyncTypebox<SecurityTextOptions> = async (
  app,
  { siteUrl, shopEmail, now },
) => {
  app.get(address, { schema: { hide: true } }, async (_request, reply) => {
    const lines = [
      `Contact: mailto:${shopEmail}`,
      `Expires: ${new Date(now().getTime() + halfYear).toISOString()}`,
      `Preferred-Languages: ${brand.language.split('-')[0]}`,
      `Canonical: ${siteUrl}${address}`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
};
