import { nearest } from '@awning/content/nearest';
import { findTemplate } from '@awning/shop/catalogue';
import type { Template } from '@awning/shop/template';

/** What comes nearest to a trade that has nothing on its shelf, the nearest first. */
export const nearestTo = (category: string, templates: readonly Template[]): readonly Template[] =>
  (nearest[category]?.templates ?? []).flatMap((id) => findTemplate(templates, id) ?? []);
