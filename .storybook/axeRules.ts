import { contrastRules } from './promises/contrast.ts';
import { isTestBrowser } from './promises/stage.ts';

// The story's promises measure contrast in the test browser, in both themes; whoever looks at a story has axe do it.
const ruledElsewhere = isTestBrowser ? contrastRules.map((id) => ({ id, enabled: false })) : [];

/** What axe is asked: the size of targets too (WCAG 2.2 AA, 2.5.8), which it leaves out unless it is asked for. */
export const axeRules = [{ id: 'target-size', enabled: true }, ...ruledElsewhere];

/** The same of a whole page, whose bar at the foot of a phone lies over a part of some link at one height or another. */
export const axeRulesUnderABar = [{ id: 'target-size', enabled: false }, ...ruledElsewhere];
