// Builds the package as it is published: a module for each source file, the styles of each beside it and imported by
// it, and the types.
import { execFileSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { browsers } from './browsers.mjs';
import { exportMap } from './exportMap.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const source = path.join(root, 'src');
const output = path.join(root, 'dist');

/** A name that vanilla-extract does not take for one of its own sources when it builds an app that installs this. */
const moduleName = (/** @type {string} */ name) => `${name.replace(/\.css$/, '.styles')}.js`;

/**
 * Lets each module import the styles that were made of it. An app's build would collect them in its page; a library
 * leaves that to the app.
 *
 * @type {import('vite').Plugin}
 */
const ownStyles = {
  name: 'awning-own-styles',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const imports = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => {
        const relative = path.posix.relative(path.posix.dirname(chunk.fileName), file);
        return `import ${JSON.stringify(relative.startsWith('.') ? relative : `./${relative}`)};\n`;
      });
      chunk.code = imports.join('') + chunk.code;
    }
  },
};

/** No vowels: with an “a” they would spell “ad” now and then, which content blockers hide. */
const signs = '0123456789bcdfghjklmnpqrstvwxyz';

/** By file, what vanilla-extract begins its names with. @type {Map<string, string>} */
const hashOfFile = new Map();

/** Every file that names classes. */
const styles = (await readdir(source, { recursive: true }))
  .filter((file) => file.endsWith('.css.ts'))
  .toSorted();

/**
 * Names a class by the place of its file among all of them: a page repeats each name in its HTML, its styles and its
 * script, and a hash says nothing twice.
 *
 * @param {{ hash: string, filePath: string }} style
 */
function nameClass({ hash, filePath }) {
  const place = styles.indexOf(path.posix.relative('src', filePath));
  if (place === -1) throw new Error(`${filePath} is none of the package's styles.`);
  // vanilla-extract's own name is a hash of the file and a count, which begins with 0.
  const ofFile = hashOfFile.get(filePath) ?? hash.slice(0, -1);
  if (!hash.startsWith(ofFile)) throw new Error(`${filePath} was counted otherwise than from 0.`);
  hashOfFile.set(filePath, ofFile);
  return `u${signs[Math.floor(place / signs.length)]}${signs[place % signs.length]}${hash.slice(ofFile.length)}`;
}

await rm(output, { recursive: true, force: true });
await build({
  root,
  base: './',
  configFile: false,
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin({ identifiers: nameClass }), ownStyles],
  build: {
    outDir: output,
    ...browsers,
    minify: false,
    cssMinify: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // A build does not report where it spends its time. “use client” is kept, as each file stays a file of its own.
      checks: { bundlerTimings: false, moduleLevelDirective: false },
      input: await entries(),
      external: (id) => /^(react|react-dom|@radix-ui\/|culori)/.test(id),
      preserveEntrySignatures: 'strict',
      output: {
        preserveModules: true,
        preserveModulesRoot: source,
        entryFileNames: ({ name }) => moduleName(name),
        assetFileNames: ({ originalFileNames: [file = ''] }) =>
          file.replace(/^src\//, '').replace('.css.ts.vanilla.css', '.css'),
      },
    },
  },
});
execFileSync('npx', ['tsc', '-p', path.join(root, 'tsconfig.build.json')], { stdio: 'inherit' });

/** What the package's exports name, the one pattern among them written out. */
async function entries() {
  const themes = await readdir(path.join(source, 'theme/themes'));
  return Object.values(exportMap())
    .flatMap((target) => (typeof target === 'string' ? [] : target['awning-source']))
    .flatMap((file) => (file.includes('*') ? themes.map((theme) => file.replace('*.css.ts', theme)) : file))
    .map((file) => path.join(root, file));
}
