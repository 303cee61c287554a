import type { Plugin } from 'vite';

/** Code that keeps a bundler from dropping an unused part, and its replacement. */
export const rewrites: readonly [RegExp, string][] = [
  [/^\w+\.displayName = .*;$/gm, ''],
  [/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1'],
  [/^(var \w+ =) (class extends React\d*\.Component \{[^]*?^\});/gm, '$1 /* @__PURE__ */ (() => $2)();'],
  // Its exports lead to this build in either mode; in the other one this is the only difference.
  [/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;'],
];

/** Lets unused parts of React Router be dropped: the package does not mark them as pure. 5 kB a page. */
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
