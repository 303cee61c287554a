import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The rooms of the repository, each with all its direct and indirect dependencies, by package.json.
 *
 * @param {string} root
 * @returns {Map<string, ReadonlySet<string>>} by folder: `apps/site` → itself, `packages/ui`, …
 */
export function readRooms(root) {
  const folders = ['packages', 'apps'].flatMap((shelf) =>
    readdirSync(path.join(root, shelf)).map((name) => `${shelf}/${name}`),
  );
  const described = folders.map((folder) => {
    const { name, dependencies = {} } = JSON.parse(
      readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
    );
    return { folder, name: String(name), needs: Object.keys(dependencies) };
  });

  /** @param {string} folder @returns {string[]} */
  const under = (folder) => [
    folder,
    ...described
      .filter(({ name }) => described.find((one) => one.folder === folder)?.needs.includes(name))
      .flatMap((one) => under(one.folder)),
  ];
  return new Map(folders.map((folder) => [folder, new Set(under(folder))]));
}
