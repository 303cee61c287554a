import { addressesUnder } from '../packages/templates/src/design/siteAddress.ts';

/** How the stories of a design show its pages: whole, at the address of its demonstration, as on a desk. */
export const demoOf = (id: string) =>
  ({
    args: { slug: '', href: addressesUnder(`/demos/${id}/`) },
    parameters: { layout: 'fullscreen' },
    globals: { viewport: { value: 'desktop' } },
  }) as const;

/** The same in a hand. */
export const onAPhone = { globals: { viewport: { value: 'mobile1' } } } as const;
