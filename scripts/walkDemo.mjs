/**
 * Every page of a demo with its HTML, by walking from its first: what a link leads to, however far, and nothing else.
 *
 * @param {string} origin
 * @param {string} home The address of its first page, which those of the others begin with.
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
    for (const [, link = ''] of html.matchAll(/<a\b[^>]*\shref="([^"#?]+)/g))
      if (link.startsWith(home)) waiting.push(link);
  }
  return found;
}
