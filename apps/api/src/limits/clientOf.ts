import ipaddr from 'ipaddr.js';

/** Who an address counts as: a household of IPv6 is one, and IPv4 is itself however it is written. */
export function clientOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;

  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString().replace(/%.*$/, '')}/64`);
  return `${network.toString()}/64`;
}
