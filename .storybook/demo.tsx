import { axeRulesUnderABar } from './axeRules.ts';
import type { TemplateSite } from '../packages/templates/src/design/site.ts';
import { addressesUnder } from '../packages/templates/src/design/siteAddress.ts';

/**
 * How the stories of a design show its pages: whole, at the address of its demonstration, as on a desktop. What the bar at
 * the foot of a phone leaves of each link is asked of the page itself (apps/e2e/src/smoke/demos.test.ts).
 */
export const demoOf = (id: string, { pages }: Pick<TemplateSite, 'pages'>) =>
  ({
    args: { slug: '', href: addressesUnder(`/demos/${id}/`, pages) },
    parameters: { layout: 'fullscreen', a11y: { config: { rules: axeRulesUnderABar } } },
    globals: { viewport: { value: 'desktop' } },
  }) as const;

/** The same in a hand. */
export const onAPhone = { globals: { viewport: { value: 'mobile1' } } } as const;
