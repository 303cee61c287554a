import { defaultClientConditions, defaultServerConditions } from 'vite';

const condition = 'awning-source';

/** Lets Vite take @awning/ui from its source, so that a change is seen at once. What is shipped takes the built package. */
export const fromSource = {
  resolve: { conditions: [condition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [condition, ...defaultServerConditions] } },
};
