import { domainToUnicode } from 'node:url';
import type { DomainRecord } from '@awning/contract/admin/siteDomains';
import ipaddr from 'ipaddr.js';
import { isApex } from './domainName.ts';
import { ResolverSilent, type Resolver } from './resolver.ts';

/** The values that the records of a site's domain must have. */
export interface WantedRecords {
  domain: string;
  /** The content of its TXT record, which only its owner can know. */
  proof: string;
  /** The host of the site without the domain. */
  target: string;
  /** The host that all sites are under. */
  sitesHost: string;
  /**
   * The shop's IP addresses. Empty if it has none configured: then only the proof is checked, not where visitors are
   * led.
   */
  addresses: readonly string[];
}

const proofPlace = (domain: string) => `_awning.${domain}`;

/** The records that the domain's owner sets. */
export function recordsFor({ domain, proof, target, addresses }: WantedRecords): DomainRecord[] {
  const records: DomainRecord[] = [{ purpose: 'proof', type: 'TXT', name: proofPlace(domain), value: proof }];
  if (!isApex(domain)) {
    records.push({ purpose: 'address', type: 'CNAME', name: domain, value: target });
    return records;
  }
  for (const address of addresses) {
    const type = ipaddr.parse(address).kind() === 'ipv4' ? 'A' : 'AAAA';
    records.push({ purpose: 'address', type, name: domain, value: address });
  }
  if (addresses.length === 0)
    records.push({ purpose: 'address', type: 'ALIAS', name: domain, value: target });
  records.push({ purpose: 'www', type: 'CNAME', name: `www.${domain}`, value: target });
  return records;
}

/** Why the records do not suffice, in a sentence; undefined if they do. */
export async function faultOf(wanted: WantedRecords, resolver: Resolver): Promise<string | undefined> {
  const shown = domainToUnicode(wanted.domain);
  try {
    const [proof, way] = await Promise.all([
      faultOfProof(wanted, resolver),
      faultOfWay(wanted, resolver, shown),
    ]);
    return proof ?? way;
  } catch (error) {
    if (!(error instanceof ResolverSilent)) throw error;
    return `The name servers of ${shown} did not answer.`;
  }
}

async function faultOfProof({ domain, proof }: WantedRecords, { texts }: Resolver) {
  const place = proofPlace(domain);
  const found = await texts(place);
  if (found.some((text) => text.trim() === proof)) return undefined;
  return found.length === 0
    ? `There is no TXT record at ${place} yet. Once it is set, it can take some hours to be seen.`
    : `The TXT record at ${place} says something else. It must say ${proof} and nothing more.`;
}

async function faultOfWay(
  { domain, target, sitesHost, addresses }: WantedRecords,
  resolver: Resolver,
  shown: string,
) {
  if (addresses.length === 0) return undefined;
  const [alias, found] = await Promise.all([resolver.alias(domain), resolver.addresses(domain)]);
  if (alias === sitesHost || alias?.endsWith(`.${sitesHost}`)) return undefined;

  const wanted = isApex(domain) ? addresses.join(' and ') : target;
  if (found.length === 0) return `${shown} does not lead anywhere yet. It must lead to ${wanted}.`;
  const ours = new Set(addresses.map(canonical));
  const others = found.filter((address) => !ours.has(canonical(address)));
  if (others.length === 0) return undefined;
  return `${shown} leads to ${others.join(' and ')}, which is not us. Take that record away, and let it lead to ${wanted}.`;
}

const canonical = (address: string) => ipaddr.process(address).toString();
