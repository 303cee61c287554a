import ipaddr from 'ipaddr.js';

/** The client that an address counts as: a household of IPv6 is one, and IPv4 is itself however it is written. */
export function clientOf(text: string): string {
  const address = withoutPort(text);
  // Any other value that a proxy forwards counts as one client, or every client could be a new one each time.
  if (!ipaddr.isValid(address)) return 'no address';

  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString().replace(/%.*$/, '')}/64`);
  return `${network.toString()}/64`;
}

/** Some proxies write where the connection came from to the port. */
const withoutPort = (text: string) =>
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? /^\[([^\]]+)\](:\d+)?$/.exec(text)?.[1] ?? text;
