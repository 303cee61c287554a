/** An address as browsers write it, when it is one of a website that every visitor can open. */
export function webAddressOf(typed: string): string | undefined {
  if (!URL.canParse(typed)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(typed);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && hostname.includes('.') && username === '' && password === '' ? href : undefined;
}
