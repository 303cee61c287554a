import { findTemplate } from '@awning/shop/catalogue';
import { relatedTo } from '@awning/shop/search';
import { catalogue } from '@awning/templates/catalogue';
import { templatePath } from '../goods/listedTemplates.ts';
import { paths } from '../paths.ts';

/** The facts about a template for its trial's page. */
export interface Offer {
  id: string;
  name: string;
  /** In the currency's minor unit. */
  price: number;
  /** The template's own page. */
  href: string;
  /** Whether it is offered with drawings instead of photographs. */
  drawn: boolean;
  /** A few similar templates that can be tried next. */
  others: readonly { label: string; href: string }[];
}

/** The catalogue's facts about a template. */
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
