import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SiteRenderer } from '@awning/contract/renderer';
import { openRenderThread } from './rendering/renderThread.ts';
import type { Site } from './site.ts';

/** Finds the built site. Without one the API still takes orders. */
export async function loadSite(
  dist: URL,
  workerFile: URL,
): Promise<{ site: Site; close: () => Promise<void> } | undefined> {
  const renderer = new URL('server/render.js', dist);
  if (!existsSync(renderer)) return undefined;

  const thread = openRenderThread({ workerFile, renderer });
  // Every request asks which file is a page, so this thread answers that itself.
  const here = (await import(/* @vite-ignore */ renderer.href)) as SiteRenderer;
  return {
    site: {
      folder: fileURLToPath(new URL('client/', dist)),
      renderer: {
        fileOf: (pathname, query) => here.fileOf(pathname, query),
        headersOf: (file) => here.headersOf(file),
        addressOf: (pathname) => here.addressOf(pathname),
        readsStandings: (pathname) => here.readsStandings(pathname),
        render: (url, page) => thread.render(url, page),
      },
    },
    close: () => thread.close(),
  };
}
