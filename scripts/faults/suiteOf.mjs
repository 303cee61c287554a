/**
 * The project of vitest.workspace.ts that a test file belongs to, among the projects that test sources: the copy with
 * the faults is never built.
 *
 * @param {string} file from the root
 * @returns {'stories' | 'api' | 'unit' | 'unit-site'}
 */
export function suiteOf(file) {
  if (/^apps\/(?:e2e|api\/test)\//.test(file)) throw new Error(`${file} looks at what was built.`);
  if (file.endsWith('.stories.tsx')) return 'stories';
  if (file.startsWith('apps/site/')) return 'unit-site';
  return file.startsWith('apps/api/') ? 'api' : 'unit';
}
