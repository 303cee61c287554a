import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright';

// Half as long as the package's own source, since a page parses it again each time.
const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that axe checks. The others are checked in the stories: docs/how-to/tests.md. */
const questions = {
  everything: { runOnly: standards },
  /** Everything that another colour scheme can change. */
  colours: { runOnly: ['color-contrast', 'link-in-text-block'] },
  /**
   * Whether the targets of a page are large enough (WCAG 2.2, 2.5.8), which a bar at the foot of the window can change.
   */
  targets: { runOnly: ['target-size'] },
  /** Rules for the document, and for its parts together: no story has that. */
  document: {
    runOnly: [
      'aria-hidden-body',
      'bypass',
      'document-title',
      'duplicate-id-aria',
      'heading-order',
      'html-has-lang',
      'html-lang-valid',
      'landmark-banner-is-top-level',
      'landmark-complementary-is-top-level',
      'landmark-contentinfo-is-top-level',
      'landmark-main-is-top-level',
      'landmark-no-duplicate-banner',
      'landmark-no-duplicate-contentinfo',
      'landmark-no-duplicate-main',
      'landmark-one-main',
      'landmark-unique',
      'meta-refresh',
      'meta-viewport',
      'page-has-heading-one',
      'region',
      'skip-link',
    ],
  },
} satisfies Record<string, RunOptions>;

/** The faults that axe finds on a page as it stands, each with its markup. */
export async function violations(page: Page, asked: keyof typeof questions = 'everything') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Elements that measure themselves react to a new window size once it has been drawn: a table that scrolls can be
  // focused then.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const { violations: found } = await page.evaluate(
    (question) => (window as unknown as { axe: typeof axe }).axe.run(document, question),
    // Describing the passed rules is half of axe's work, and no test reads it.
    { ...questions[asked], resultTypes: ['violations'] } as RunOptions,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** How many pixels of a page lie outside its window. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
