import type { Plugin } from 'vite';

const names = /^\w+\.displayName = .*;$/gm;
const creations = / = (React\d*\.(?:forwardRef|createContext|memo)\()/g;

/**
 * Lets the parts of React Router nobody uses be left out. Each is made by a call that its package does not mark as
 * pure and is then given a name for developer tools, so that a bundler has to keep it: 1.5 kB on every page.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({
      code: code.replace(names, '').replace(creations, ' = /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};
