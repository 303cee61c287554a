// Checks which room may import which (.dependency-cruiser.mjs), and that there are no circles. The count guards the
// guard: with the wrong compiler, dependency-cruiser skips every TypeScript file in silence and finds no fault. It also
// checks how many entries a folder has: a folder too long to be read at a glance is sorted by the jobs of its parts.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import configuration from '../.dependency-cruiser.mjs';

const rooms = ['packages', 'apps', '.storybook'];
const fewestModules = 100;

const { output } = await cruise(
  rooms,
  { ...configuration.options, validate: true, ruleSet: { forbidden: configuration.forbidden ?? [] } },
  undefined,
  { tsConfig: extractTsConfig('tsconfig.json') },
);
if (typeof output === 'string') throw new Error(output);

const { violations, totalCruised } = output.summary;
for (const { rule, from, to, cycle } of violations) {
  console.error(`${rule.name}\n  ${from} → ${cycle?.map(({ name }) => name).join(' → ') ?? to}`);
}
console.log(`${totalCruised} modules, ${violations.length} wrong imports`);
if (totalCruised < fewestModules) console.error(`Fewer than ${fewestModules} modules were read.`);

const mostEntries = 30;
const notSource = /^(?:node_modules|dist|public|results|coverage|\..*)$|\.(?:avif|webp)$/;

/** Templates are goods: a shelf may hold any number of them. */
const isGoods = (/** @type {string} */ folder) => existsSync(path.join(folder, 'template.ts'));

/** @param {string} folder @returns {string[]} */
function crowdedIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !notSource.test(name));
  const inside = entries.flatMap((entry) =>
    entry.isDirectory() ? crowdedIn(path.posix.join(folder, entry.name)) : [],
  );
  const counted = entries.filter(({ name }) => !isGoods(path.join(folder, name))).length;
  return counted > mostEntries
    ? [`${folder} has ${counted} entries, more than ${mostEntries}`, ...inside]
    : inside;
}

/** The entries at the root of the site: the rest belongs to a subject, or to a room named for its use. */
const loose = ['globals.d.ts', 'main.tsx', 'paths.ts', 'routes.ts'];
const strays = readdirSync('apps/site/src', { withFileTypes: true })
  .filter((entry) => !entry.isDirectory() && !loose.includes(entry.name))
  .map(({ name }) => `apps/site/src/${name} stands by itself`);

const misplaced = [...['packages', 'apps', 'scripts', '.storybook'].flatMap(crowdedIn), ...strays];
for (const fault of misplaced) console.error(fault);

process.exitCode = violations.length > 0 || totalCruised < fewestModules || misplaced.length > 0 ? 1 : 0;
