import type { Plugin } from 'vite';

/** What keeps a bundler from leaving out a part that is not used, and how it reads when it does not. */
export const rewrites: readonly [RegExp, string][] = [
  [/^\w+\.displayName = .*;$/gm, ''],
  [/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1'],
  [/^(var \w+ =) (class extends React\d*\.Component \{[^]*?^\});/gm, '$1 /* @__PURE__ */ (() => $2)();'],
  // Its exports lead to this build whatever the mode; in the other one this is the only difference.
  [/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;'],
];

/** Lets what is not used of React Router be left out: the package does not mark its parts as pure. 5 kB a page. */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({
      code: rewrites.reduce((lean, [pattern, text]) => lean.replace(pattern, text), code),
      map: null,
    }),
  },
};
