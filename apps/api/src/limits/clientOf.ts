import ipaddr from 'ipaddr.js';

/**
 * The client that an address counts as: one for a household's IPv6 network, and one for an IPv4 address however it is
 * written.
 */
export function clientOf(text: string): string {
  const address = withoutPort(text);
  // Any other value that a proxy forwards counts as one client, or else every request could claim to be a new one.
  if (!ipaddr.isValid(address)) return 'no address';

  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString().replace(/%.*$/, '')}/64`);
  return `${network.toString()}/64`;
}

/** Some proxies include the client's port. */
const withoutPort = (text: string) =>
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? /^\[([^\]]+)\](:\d+)?$/.exec(text)?.[1] ?? text;
