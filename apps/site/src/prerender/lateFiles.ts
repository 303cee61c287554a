import { createHash } from 'node:crypto';
import restSource from '../hydration/restScript.js?raw';
import type { LateData } from '../hydration/pageData.ts';

/** A module that documents name and that is fetched after them. */
export interface LateFile {
  address: string;
  source: string;
}

function lateFile(source: string): LateFile {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { address: `/assets/parts-${hash}.js`, source };
}

/** What decides when the script of a page runs that may rest until it is touched. */
export const restScript = lateFile(restSource);

/**
 * The late part of a page's data. As a module it comes with the page's script, and what is done when that does not come
 * holds for it too.
 */
export const lateDataFile = (data: LateData): LateFile => lateFile(`export default ${JSON.stringify(data)}`);
