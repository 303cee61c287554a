const own = new URL('./dist/', import.meta.url).href;

/**
 * Takes each stylesheet of the package for an empty module: a server sends class names, and the build of the page has
 * the styles.
 *
 * @type {import('node:module').LoadHook}
 */
export const load = (url, context, next) =>
  url.startsWith(own) && url.endsWith('.css')
    ? { format: 'module', source: '', shortCircuit: true }
    : next(url, context);
