import { defaultClientConditions, defaultServerConditions } from 'vite';

const condition = 'awning-source';
const server = { resolve: { conditions: [condition, ...defaultServerConditions] } };

/** Lets Vite take @awning/ui from its source, so that a change shows at once. A release takes the built package. */
export const fromSource = {
  resolve: { conditions: [condition, ...defaultClientConditions] },
  ssr: server,
  // vanilla-extract evaluates styles on a server of its own, and overwrites the settings under `ssr`.
  environments: { ssr: server },
};
