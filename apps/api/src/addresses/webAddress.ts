import { parseUrl } from '@awning/shop/parseUrl';

/** An address as browsers write it, if it is that of a website which every visitor can open. */
export function webAddressOf(typed: string): string | undefined {
  const url = parseUrl(typed);
  if (!url) return undefined;
  const { protocol, hostname, username, password, href } = url;
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && hostname.includes('.') && username === '' && password === '' ? href : undefined;
}
