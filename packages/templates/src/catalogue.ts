import { inShelfOrder } from '@awning/shop/catalogue';
import type { Template } from '@awning/shop/template';

const entries = import.meta.glob<Template>('./*/template.ts', { eager: true, import: 'template' });

/** Everything on the shelf. A folder with a `template.ts` is a template; nothing else needs to know of it. */
export const catalogue: readonly Template[] = inShelfOrder(Object.values(entries));
