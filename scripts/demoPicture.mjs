import { createHash } from 'node:crypto';

/**
 * What a picture of a demo's first page shows, as a fingerprint: its styles, with the names of the fonts they fetch, and
 * its body up to the script. Two pages with the same one look the same.
 *
 * @param {string} html
 */
export function fingerprintOf(html) {
  const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const [, body = ''] = /<body>([\s\S]*?)<script/.exec(html) ?? [];
  return createHash('sha256').update(styles).update(body).digest('hex');
}

/** Where a template keeps the fingerprint of the page its pictures show, beside them. */
export const recordName = 'shows.txt';
