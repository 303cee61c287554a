import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { hostOf } from './hostOf.ts';

const mostHeaders = 100;

/** The status for a request that the parser accepts and no honest client sends. */
export function faultOf({ rawHeaders, httpVersion, headers }: IncomingMessage): number | undefined {
  const isOld = httpVersion === '1.0';
  if (rawHeaders.length / 2 > mostHeaders) return 431;
  if (!isOld && httpVersion !== '1.1') return 400;

  const hosts = hostsOf(rawHeaders);
  if (hosts > 1 || (hosts === 0 && !isOld)) return 400;
  if (headers.host && !hostOf(withoutZone(headers.host))) return 400;

  // A proxy in front of us may see the end of the body elsewhere.
  const coding = headers['transfer-encoding'];
  return coding !== undefined && (isOld || coding.toLowerCase() !== 'chunked') ? 400 : undefined;
}

function hostsOf(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

/** Some clients add the network that an IPv6 address is in, which URLs cannot contain. */
const withoutZone = (host: string) => host.replace(/%[\w.-]+\]/, ']');

/** Whether a body is compressed. Read as it is, it would be checked as one thing and could be meant as another. */
export const isPacked = ({ 'content-encoding': coding = 'identity' }: IncomingHttpHeaders) =>
  coding !== 'identity';

/** Whether a text is in the encoding that we read. Without a declared encoding, it is. */
export const isUtf8 = ({ 'content-type': type = '' }: IncomingHttpHeaders) =>
  /^utf-?8$/i.test(/;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type)?.[1] ?? 'utf-8');
