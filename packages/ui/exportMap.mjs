// What can be imported from the package is what its folders hold: a section or a component is imported by its name,
// wherever it is sorted. Every build writes the list into package.json, where TypeScript and the app that installs it
// look.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(fileURLToPath(import.meta.url));
const manifest = path.join(root, 'package.json');

/** What an app makes a section of its own with, beside the primitives. */
const materials = [
  'primitives/index.ts',
  'styles/abreast.ts',
  'styles/breakpoints.ts',
  'styles/scale.ts',
  'theme/cut.css.ts',
  'theme/ground.css.ts',
  'theme/grounds.ts',
  'theme/index.ts',
  'theme/measureMargin.ts',
  'theme/on.css.ts',
  'theme/paper.css.ts',
];

/** @param {string} file @param {string} [name] */
const entry = (file, name = `./${file.replace(/(\/index)?(\.css)?\.ts$/, '')}`) => {
  const built = file.replace(/\.tsx?$/, '');
  return [
    name,
    {
      'awning-source': `./src/${file}`,
      types: `./dist/${built}.d.ts`,
      default: `./dist/${built.replace(/\.css$/, '.styles')}.js`,
    },
  ];
};

/** Sections or components in alphabetical order, whichever folder they are sorted into. @param {string} layer */
const sorted = (layer) =>
  readdirSync(path.join(root, 'src', layer))
    .flatMap((job) => readdirSync(path.join(root, 'src', layer, job)).map((name) => ({ job, name })))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ job, name }) =>
      entry(`${layer}/${job}/${name}/${faceOf(layer, job, name)}`, `./${layer}/${name}`),
    );

/** The file of a folder that is imported: the one of its name, or an index where there is more to it. */
const faceOf = (/** @type {string[]} */ ...folder) => {
  const name = folder.at(-1);
  const files = readdirSync(path.join(root, 'src', ...folder));
  const face = ['index.ts', `${name}.tsx`, `${name}.ts`].find((file) => files.includes(file));
  if (!face) throw new Error(`${folder.join('/')} has neither a file of its own name nor an index.ts.`);
  return face;
};

/** The `exports` of package.json. */
export const exportMap = () => ({
  ...Object.fromEntries([
    ...sorted('sections'),
    ...sorted('components'),
    ...materials.map((file) => entry(file)),
    entry('theme/themes/*.css.ts', './themes/*'),
    entry('theme/reset.css.ts', './reset'),
    entry('theme/fonts/bricolage.css.ts', './fonts/bricolage'),
  ]),
  // For the build of the app that installs it.
  './jest-preset': './jest-preset.json',
  './noStyles': './noStyles.cjs',
  './postcss': './postcss.cjs',
  './node': './node.mjs',
  './package.json': './package.json',
});

/** Brings package.json up to date. If nothing changed it is not written, and keeps its time for the build. */
export function writeExports() {
  const written = readFileSync(manifest, 'utf8');
  const content = `${JSON.stringify({ ...JSON.parse(written), exports: exportMap() }, null, 2)}\n`;
  if (content !== written) writeFileSync(manifest, content);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeExports();
