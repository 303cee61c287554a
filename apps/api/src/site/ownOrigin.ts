import { originToFill } from '@awning/contract/renderer';
import type { Site } from './site.ts';

/** Writes the shop's origin over every placeholder of the build, in pages that are rendered now. */
export function withOwnOrigin({ folder, renderer }: Site, siteUrl: string): Site {
  return {
    folder,
    renderer: {
      fileOf: (pathname, search) => renderer.fileOf(pathname, search),
      addressOf: (pathname) => renderer.addressOf(pathname),
      readsStandings: (pathname) => renderer.readsStandings(pathname),
      headersOf: (file) => renderer.headersOf(file),
      async render(url, page) {
        const rendered = await renderer.render(url, page);
        return { ...rendered, html: rendered.html.replaceAll(originToFill, siteUrl) };
      },
    },
  };
}
