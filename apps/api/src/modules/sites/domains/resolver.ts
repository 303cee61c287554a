import { Resolver as NodeResolver } from 'node:dns/promises';

/** Queries name servers about a name. An empty answer is one; silence throws `ResolverSilent`. */
export interface Resolver {
  /** The texts of its TXT records. */
  texts: (name: string) => Promise<readonly string[]>;
  /** The addresses that visitors reach, both IPv4 and IPv6. */
  addresses: (name: string) => Promise<readonly string[]>;
  /** The name it is an alias of, if it is one. */
  alias: (name: string) => Promise<string | undefined>;
}

export class ResolverSilent extends Error {}

/** These codes mean that there is no record, and not that it is unknown. */
const nothing = ['ENOTFOUND', 'ENODATA'];

/** Queries name servers: the machine's own, unless others are named. */
export function createResolver({
  servers = [],
  longest = 5_000,
}: {
  servers?: readonly string[] | undefined;
  /** How long an answer may take, in milliseconds. */
  longest?: number;
} = {}): Resolver {
  const ask = async <Answer>(question: (resolver: NodeResolver) => Promise<Answer[]>) => {
    // One resolver for each query, so that cancelling one leaves the others alone.
    const resolver = new NodeResolver({ timeout: Math.ceil(longest / 3), tries: 2 });
    if (servers.length > 0) resolver.setServers(servers);
    const tooLong = setTimeout(() => resolver.cancel(), longest);
    try {
      return await question(resolver);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (nothing.includes(code)) return [];
      throw new ResolverSilent(`No name server answered: ${code}`, { cause: error });
    } finally {
      clearTimeout(tooLong);
    }
  };

  return {
    texts: async (name) =>
      (await ask((resolver) => resolver.resolveTxt(name))).map((parts) => parts.join('')),
    addresses: async (name) =>
      (
        await Promise.all([
          ask((resolver) => resolver.resolve4(name)),
          ask((resolver) => resolver.resolve6(name)),
        ])
      ).flat(),
    alias: async (name) => (await ask((resolver) => resolver.resolveCname(name)))[0]?.toLowerCase(),
  };
}
