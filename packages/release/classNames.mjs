// The names of designs' classes.
// vanilla-extract's own: it begins each name with the hash of the file.
import hashOf from '@emotion/hash';

/**
 * Names a class by the place of its file among the templates: the shop, which renders demos, and the bundle of a design,
 * which brings their styles, are built from different folders, and a site's own project on another machine.
 *
 * @param {{ hash: string, filePath: string, packageName?: string | undefined }} style
 */
export function nameClass({ hash, filePath, packageName = '' }) {
  const counted = hash.slice(hashOf(packageName + filePath).length);
  // With an “a” before it a hash would spell “ad” now and then, which content blockers hide.
  return `u${hashOf(filePath.replace(/^.*?\btemplates\//, 'templates/'))}${counted}`;
}
