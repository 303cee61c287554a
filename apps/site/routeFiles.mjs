import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(fileURLToPath(import.meta.url));

/**
 * The module of each route, from the site's folder, by the route's id.
 *
 * @returns {Promise<Map<string, string>>}
 */
export async function readRouteFiles() {
  const files = await readdir(path.join(root, 'src'), { recursive: true });
  return new Map(
    files.flatMap((file) => {
      const [, id] = /^[^/]+\/routes\/(\w+)\.tsx$/.exec(file) ?? [];
      return id ? [[id, `src/${file}`]] : [];
    }),
  );
}
