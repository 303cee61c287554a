import { defaultClientConditions, defaultServerConditions } from 'vite';

const condition = 'awning-source';
const server = { resolve: { conditions: [condition, ...defaultServerConditions] } };

/** Lets Vite take @awning/ui from its source, so that a change is seen at once. What is shipped takes the built package. */
export const fromSource = {
  resolve: { conditions: [condition, ...defaultClientConditions] },
  ssr: server,
  // vanilla-extract evaluates styles on a server of its own, and overwrites what is said under `ssr`.
  environments: { ssr: server },
};
