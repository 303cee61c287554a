import type { Feeds } from '@awning/contract/renderer';
import { writeRss } from './rss.tsx';

// Its own, so that it can be told from any address that is meant.
const origin = 'https://origin.invalid';

/** Everything that names the shop's own address, by the name it is fetched by. */
export async function writeFeeds(): Promise<Feeds> {
  return {
    origin,
    files: { 'rss.xml': { type: 'application/rss+xml; charset=utf-8', text: await writeRss(origin) } },
  };
}
