import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SiteRenderer } from '@awning/contract/renderer';
import type { Site } from './plugins/site.ts';

/** Finds the built site. Without one the API still takes orders. */
export async function loadSite(dist: URL): Promise<Site | undefined> {
  const renderer = new URL('server/render.js', dist);
  if (!existsSync(renderer)) return undefined;

  return {
    folder: fileURLToPath(new URL('client/', dist)),
    renderer: (await import(/* @vite-ignore */ renderer.href)) as SiteRenderer,
  };
}
