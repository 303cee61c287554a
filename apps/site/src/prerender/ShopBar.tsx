import { brand } from '@awning/content/brand';
import { shopBarWords as words } from '@awning/content/orders/shopBarWords';
import { tryWords } from '@awning/content/orders/tryWords';
import type { Template } from '@awning/shop/template';
import type { Sample } from '@awning/templates/samples';
import { price } from '../format/price.ts';
import { templatePath } from '../goods/listedTemplates.ts';
import { checkoutPath, paths } from '../paths.ts';

interface ShopBarProps {
  template: Template;
  /** The colours that it is offered in: the first are the present ones. */
  palettes: Sample['palettes'];
}

/** The bar over a demo: its template, the price, and the ways to get it. It scrolls away with the page. */
export function ShopBar({ template, palettes }: ShopBarProps) {
  const { id, name } = template;
  const tryIt = paths.try.to({ templateId: id });
  return (
    <aside className="shop-bar" lang={brand.language} aria-label={brand.name}>
      <a href={templatePath(template)}>
        <b>{name}</b> {price(template.price)}
      </a>
      <nav aria-label={words.colours}>
        <span aria-hidden="true">{words.coloursSeen}</span>
        {palettes.slice(1).map((palette) => (
          <a key={palette.id} href={`${tryIt}?palette=${palette.id}`} aria-label={words.colour(palette.name)}>
            <svg viewBox="0 0 24 24">
              <circle cx="12" cy="12" r="11" fill={palette.cloth[1]} />
              <path d="M12 1a11 11 0 0 0 0 22z" fill={palette.cloth[0]} />
            </svg>
            <i>{palette.name}</i>
          </a>
        ))}
      </nav>
      <a className="shop-bar-try" href={tryIt} aria-label={tryWords.link}>
        {tryWords.short} <span>{tryWords.link.slice(tryWords.short.length).trim()}</span>
      </a>
      <a className="shop-bar-order" href={checkoutPath(id)}>
        {tryWords.labels.order}
      </a>
    </aside>
  );
}
