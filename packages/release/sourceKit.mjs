// Puts together the source project of a site without the site's own content: once the files that all have, and for each
// design its own folder.
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const room = path.dirname(fileURLToPath(import.meta.url));
const root = path.join(room, '../..');
const templates = path.join(root, 'packages/templates');

// Files for tests, for Storybook or for the shelf are no part of a site.
const leftOut =
  /\.(?:test|stories|fixtures)\.tsx?$|\/testing$|^[^/]+\/(?:sample|shots|measured\.json|template\.ts|window\.css\.ts|demo\.ts)$/;

/** @param {string} from @param {string} to */
const copySources = (from, to) =>
  cp(from, to, {
    recursive: true,
    filter: (file) =>
      !leftOut.test(path.join(path.basename(from), path.relative(from, file)).replaceAll(path.sep, '/')),
  });

/** @param {string} file */
const readJson = async (file) => JSON.parse(await readFile(path.join(root, file), 'utf8'));

/**
 * @param {string} folder for the files that all have
 * @param {{ target: string, cssTarget: string[] }} browsers
 */
export async function writeSharedSource(folder, browsers) {
  await mkdir(path.join(folder, 'vendor'), { recursive: true });
  const { stdout } = await promisify(execFile)(
    'npm',
    ['pack', '--json', '--pack-destination', path.join(folder, 'vendor')],
    { cwd: path.join(root, 'packages/ui'), maxBuffer: 64 * 1024 * 1024 },
  );
  const [{ filename }] = JSON.parse(stdout);
  const ui = `file:vendor/${filename}`;

  await cp(path.join(room, 'source'), folder, { recursive: true });
  for (const name of ['content', 'design'])
    await copySources(path.join(templates, 'src', name), path.join(folder, 'packages/templates/src', name));
  await copySources(path.join(room, 'src'), path.join(folder, 'packages/release/src'));
  for (const file of ['buildDesign.mjs', 'classNames.mjs'])
    await cp(path.join(room, file), path.join(folder, 'packages/release', file));

  const lock = await readJson('package-lock.json');
  const { version: react } = lock.packages['node_modules/react'];
  const { version: vite } = lock.packages['node_modules/vite'];
  const { version: vanilla } = lock.packages['node_modules/@vanilla-extract/vite-plugin'];
  const { version: css } = lock.packages['node_modules/@vanilla-extract/css'];
  const project = {
    name: 'website',
    private: true,
    type: 'module',
    workspaces: ['packages/*'],
    scripts: { build: 'node build.mjs' },
    dependencies: {
      '@awning/ui': ui,
      '@vanilla-extract/css': css,
      '@vanilla-extract/vite-plugin': vanilla,
      react,
      'react-dom': react,
      vite,
    },
  };
  const members = await Promise.all(
    ['release', 'templates'].map(async (name) => {
      const { '@awning/shop': _shop, ...dependencies } = (await readJson(`packages/${name}/package.json`))
        .dependencies;
      return [`packages/${name}`, { ...(await readJson(`packages/${name}/package.json`)), dependencies }];
    }),
  );
  /** @type {[string, unknown][]} */
  const files = [
    ['package.json', project],
    ['package-lock.json', lockOf(lock, project, Object.fromEntries(members), ui)],
    ['browsers.json', browsers],
    ...members.map(([place, member]) => /** @type {[string, unknown]} */ ([`${place}/package.json`, member])),
  ];
  for (const [file, content] of files)
    await writeFile(path.join(folder, file), `${JSON.stringify(content, undefined, 2)}\n`);
}

/** @param {string} id @param {string} folder */
export const writeDesignSource = (id, folder) =>
  copySources(path.join(templates, 'src', id), path.join(folder, 'packages/templates/src', id));

/**
 * The part of our lock file that the project needs, so that it is built with the very packages that we build with.
 *
 * @param {{ lockfileVersion: number, packages: Record<string, any> }} lock
 * @param {any} project
 * @param {Record<string, any>} members
 * @param {string} ui
 */
function lockOf({ lockfileVersion, packages }, project, members, ui) {
  const own = packages['packages/ui'];
  /** @type {Record<string, any>} */
  const kept = {
    '': { name: project.name, workspaces: project.workspaces, dependencies: project.dependencies },
    'node_modules/@awning/ui': {
      version: own.version,
      resolved: ui,
      license: own.license,
      dependencies: own.dependencies,
      peerDependencies: own.peerDependencies,
    },
  };
  for (const [place, { name, version, license, dependencies, peerDependencies }] of Object.entries(members)) {
    kept[place] = { name, version, license, dependencies, peerDependencies };
    kept[`node_modules/${name}`] = { resolved: place, link: true };
  }

  /** Keeps the dependencies of a package at a place, each from the nearest folder that has it. @param {string} place */
  function keepWhatIsAskedBy(place) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = kept[place];
    for (const name of Object.keys({ ...peerDependencies, ...dependencies, ...optionalDependencies })) {
      const found = nearest(place, name);
      if (!found || kept[found] || peerDependenciesMeta[name]?.optional) continue;
      const { dev: _dev, devOptional: _devOptional, ...entry } = packages[found];
      kept[found] = entry;
      keepWhatIsAskedBy(found);
    }
  }

  /** @param {string} place @param {string} name */
  function nearest(place, name) {
    for (let folder = place; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
      const at = path.posix.join(folder, 'node_modules', name);
      if (packages[at] && !packages[at].link) return at;
      if (folder === '') return undefined;
    }
  }

  for (const place of Object.keys(kept).filter((one) => !kept[one].link)) keepWhatIsAskedBy(place);
  return {
    name: project.name,
    lockfileVersion,
    requires: true,
    packages: Object.fromEntries(Object.entries(kept).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}
