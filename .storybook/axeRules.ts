import { contrastRules } from './promises/contrast.ts';
import { isTestBrowser } from './promises/stage.ts';

// The story's promises measure contrast in the test browser, in both themes; axe does in a developer's browser.
const ruledElsewhere = isTestBrowser ? contrastRules.map((id) => ({ id, enabled: false })) : [];

/** The rules of axe that run: the size of targets too (WCAG 2.2 AA, 2.5.8), which it leaves out by default. */
export const axeRules = [{ id: 'target-size', enabled: true }, ...ruledElsewhere];

/** The rules of which axe is unsure by itself and which need no further check, each with the reason. */
export const unsure: Readonly<Record<string, string>> = {
  'frame-tested': 'What stands in a frame is a page of its own, and has stories of its own.',
  'th-has-data-cells': 'A table may have a row or a column in which nothing is filled in yet.',
};

/** The same for a whole page, whose bar at the foot of a phone lies over a part of some link. */
export const axeRulesUnderABar = [{ id: 'target-size', enabled: false }, ...ruledElsewhere];
