import { findTemplate } from '@awning/shop/catalogue';
import { relatedTo } from '@awning/shop/search';
import { catalogue } from '@awning/templates/catalogue';
import { templatePath } from '../goods/listedTemplates.ts';
import { paths } from '../paths.ts';

/** What is tried, as far as its page tells of it. */
export interface Offer {
  id: string;
  name: string;
  /** In the currency's minor unit. */
  price: number;
  /** Its own page. */
  href: string;
  /** Whether it may be had with drawings in place of photographs. */
  drawn: boolean;
  /** On what else it can be tried: a few that are like it. */
  others: readonly { label: string; href: string }[];
}

/** What the catalogue says of a template. */
export function offerOf(templateId: string): Offer | undefined {
  const template = findTemplate(catalogue, templateId);
  if (!template) return undefined;
  const { id, name, price, drawnDemoUrl } = template;
  const others = relatedTo(template, catalogue, 3).map((other) => ({
    label: other.name,
    href: paths.try.to({ templateId: other.id }),
  }));
  return {
    id,
    name,
    price,
    href: templatePath(template),
    drawn: drawnDemoUrl !== undefined,
    others,
  };
}
