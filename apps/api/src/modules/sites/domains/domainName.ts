import { domainToUnicode } from 'node:url';
import { parseUrl } from '@awning/shop/parseUrl';
import ipaddr from 'ipaddr.js';
import { getDomain } from 'tldts';

/** The records put `_awning.` and `www.` before the domain, and a domain name has at most 253 characters. */
const longest = 245;
const label = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;

const likeThis = 'Enter a domain like sharp.example';

/**
 * The domain that a buyer means, in any way of typing it, as name servers know it: without www, in ASCII. Or a
 * sentence that says why it cannot be a site's own.
 */
export function domainNameOf(
  typed: string,
  { ownHosts }: { ownHosts: readonly string[] },
): { domain: string } | { refusal: string } {
  const written = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(written) ? written : `https://${written}`;
  const url = parseUrl(address);
  if (!url) return { refusal: likeThis };
  const { protocol, hostname, username, password, port } = url;
  if (username || password) return { refusal: `This is the address of a mailbox. ${likeThis}` };
  if (protocol !== 'https:' && protocol !== 'http:') return { refusal: likeThis };
  if (port) return { refusal: `A domain has no port. ${likeThis}` };

  const host = hostname.replace(/\.$/, '');
  if (isAddress(host)) return { refusal: `This is the address of a machine. ${likeThis}` };
  const domain = bareOf(host);
  const shown = domainToUnicode(domain);
  if (domain === 'localhost' || domain.endsWith('.localhost')) {
    return { refusal: 'localhost is each visitor’s own machine. Enter a domain that you have bought' };
  }
  if (domain.length > longest || !domain.split('.').every((part) => label.test(part))) {
    return { refusal: likeThis };
  }
  if (ownHosts.some((own) => domain === own || domain.endsWith(`.${own}`))) {
    return { refusal: `${shown} is ours. Change the site’s name, or enter a domain that you have bought` };
  }
  if (!domain.includes('.')) return { refusal: `${shown} is not a whole domain. ${likeThis}` };
  if (registrable(domain) === null) {
    return { refusal: `Under ${shown} domains are sold, so nobody has it alone. ${likeThis}` };
  }
  return { domain };
}

/** Whether it is the registered domain itself and not a name under it: there, no CNAME is possible. */
export const isApex = (domain: string) => registrable(domain) === domain;

/** Visitors type a domain with www and without. */
export const bareOf = (host: string) => host.replace(/^www\.(?=.+\..)/, '');

/** The part of a domain that is bought at a registrar, by the list that browsers keep (publicsuffix.org). */
const registrable = (domain: string) => getDomain(domain, { allowPrivateDomains: true });

const isAddress = (host: string) => host.startsWith('[') || ipaddr.isValid(host);
