/**
 * Every page of a demo with its HTML, by following links from its first page, however far. Another language is another
 * site, and is not followed.
 *
 * @param {string} origin
 * @param {string} home The address of its first page, with which the addresses of the others begin.
 * @returns {Promise<Map<string, string>>}
 */
export async function walkDemo(origin, home) {
  /** @type {Map<string, string>} */
  const found = new Map();
  const waiting = [home];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue;
    const html = await (await fetch(origin + address)).text();
    found.set(address, html);
    for (const [tag, link = ''] of html.matchAll(/<a\b[^>]*\shref="([^"#?]+)[^>]*>/g))
      if (link.startsWith(home) && !/\shreflang=/i.test(tag)) waiting.push(link);
  }
  return found;
}
