import ipaddr from 'ipaddr.js';

/** Whether a host, as a URL writes it, is this machine and is reachable from no other (RFC 6761, 5735 and 4291). */
export function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
