import type { TestApp } from './createTestApp.ts';

/** Every route of the server, such as `GET /health`, read from its own router. */
export function liveRoutes({ app }: TestApp): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part, methods] = /^((?: {4}|│ {3})*)[├└]── (\S*)(?: \((.+)\))?$/.exec(line) ?? [];
      if (indent === undefined || part === undefined) return [];
      const depth = indent.length / 4;
      above.splice(depth, Infinity, part);
      return (methods ?? '')
        .split(', ')
        .filter(Boolean)
        .map((method) => `${method} ${above.join('')}`);
    });
}
