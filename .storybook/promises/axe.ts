import type { RunOptions } from 'axe-core';
import { axeRulesUnderABar } from '../axeRules.ts';

/** Axe's findings in a whole page, without the rules that are left out and those that depend on a theme. */
export async function findAxeFaults(page: Element, leftOut: readonly string[] = []): Promise<string[]> {
  const options: RunOptions = {
    rules: Object.fromEntries([
      ...axeRulesUnderABar.map(({ id, enabled }) => [id, { enabled }]),
      ...leftOut.map((id) => [id, { enabled: false }]),
    ]),
    resultTypes: ['violations'],
    selectors: false,
    iframes: false,
    // Pictures from elsewhere are not waited for.
    preload: false,
  };
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(page, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
