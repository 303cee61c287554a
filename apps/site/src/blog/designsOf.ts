import type { Post } from '@awning/content/post';
import { findTemplate } from '@awning/shop/catalogue';
import { catalogue } from '@awning/templates/catalogue';
import { listedTemplate, type ListedTemplate } from '../goods/listedTemplates.ts';

/** The templates that a post names, as the shop shows them. */
export const designsOf = ({ designs }: Post): readonly ListedTemplate[] =>
  designs.ids.flatMap((id) => {
    const template = findTemplate(catalogue, id);
    return template ? [listedTemplate(template)] : [];
  });
