// Who may import whom (.dependency-cruiser.mjs), and no circles. The count guards the guard: read with the wrong
// compiler, dependency-cruiser skips every TypeScript file in silence and finds nothing wrong.
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
process.exitCode = violations.length > 0 || totalCruised < fewestModules ? 1 : 0;
