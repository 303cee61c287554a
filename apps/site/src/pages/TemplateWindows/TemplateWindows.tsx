import { shared } from '@awning/content/shared';
import { tierOf } from '@awning/shop/tiers';
import { Grid } from '@awning/ui/primitives';
import { TemplateCard } from '@awning/ui/sections/TemplateCard';
import { ToLetCard } from '@awning/ui/sections/ToLetCard';
import { price, type ShelfItem } from '../../shelf.ts';

export interface TemplateWindowsProps {
  templates: readonly ShelfItem[];
  headingLevel: 2 | 3;
  /** The first window is what a visitor waits for: the top of a list. */
  priority?: boolean;
  /** Puts an empty window at the end, and leads from it to whoever builds one. */
  quoteHref?: string;
}

/** Shop windows side by side. */
export function TemplateWindows({
  templates,
  headingLevel,
  priority = false,
  quoteHref,
}: TemplateWindowsProps) {
  return (
    <Grid narrowest="medium" gap="roomy">
      {templates.map(({ template, href, theme, picture, phone }, place) => (
        <TemplateCard
          key={template.id}
          name={template.name}
          href={href}
          category={template.category}
          tier={tierOf(template.tier).name}
          price={price(template.price)}
          theme={theme}
          picture={{
            ...picture,
            // A tenth less than its width: nobody sees it, and a phone takes the next smaller file.
            sizes: '(min-width: 64em) 310px, (min-width: 45em) 39vw, calc(90vw - 47px)',
            priority: priority && place === 0,
          }}
          {...(phone && { phone: { ...phone, sizes: '70px' } })}
          demo={{ href: template.demoUrl }}
          headingLevel={headingLevel}
          labels={shared}
        />
      ))}
      {quoteHref && (
        <ToLetCard
          heading={shared.toLet.heading}
          headingLevel={headingLevel}
          bill={shared.toLet.bill}
          plate={shared.toLet.plate}
          action={{ label: shared.toLet.action, href: quoteHref }}
        />
      )}
    </Grid>
  );
}
