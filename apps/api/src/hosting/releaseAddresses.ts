import { createHmac, timingSafeEqual } from 'node:crypto';

export type ReleaseAddresses = ReturnType<typeof createReleaseAddresses>;

/** The private addresses at which releases are looked at before they are published. Who was not told one cannot guess it. */
export function createReleaseAddresses(secret: string) {
  const seal = (id: string) => createHmac('sha256', secret).update(id).digest('hex').slice(0, 16);

  return {
    /** What stands before the sites' host. */
    nameOf: (id: string) => `preview-${id.replaceAll('-', '')}-${seal(id)}`,

    /** The release that a name was made for, if it was made here. */
    read(name: string): string | undefined {
      const [, digits, given] = /^preview-([\da-f]{32})-([\da-f]{16})$/.exec(name) ?? [];
      if (digits === undefined || given === undefined) return undefined;
      const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      return timingSafeEqual(Buffer.from(given), Buffer.from(seal(id))) ? id : undefined;
    },
  };
}
