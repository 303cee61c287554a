export interface Host {
  /** In small letters, in Punycode where it is not plain, and without a dot at its end. */
  hostname: string;
  /** With its colon; empty where the usual one is meant. */
  port: string;
}

/** No name is longer, nor is its port. */
const longest = 260;

/** Whom a request is for, read by its `Host` header as the URL standard reads it. Undefined when it names no host. */
export function hostOf(header: string): Host | undefined {
  if (header.length > longest || !/^[\w.:[\]-]+$/.test(header) || !URL.canParse(`http://${header}`))
    return undefined;
  const { hostname: written, port } = new URL(`http://${header}`);
  const hostname = written.replace(/\.$/, '');
  return /^\.|\.\.|\.$/.test(hostname) ? undefined : { hostname, port: port && `:${port}` };
}
