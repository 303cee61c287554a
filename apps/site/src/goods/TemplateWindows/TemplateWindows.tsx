import { shared } from '@awning/content/shared';
import type { Standings } from '@awning/shop/search';
import { tierOf } from '@awning/shop/tiers';
import { Grid } from '@awning/ui/primitives';
import { TemplateCard } from '@awning/ui/sections/TemplateCard';
import { memo, type ComponentType } from 'react';
import { paths } from '../../paths.ts';
import { price } from '../../format/price.ts';
import type { CardTemplate, ListedTemplate } from '../listedTemplates.ts';

export interface TemplateWindowsProps {
  templates: readonly ListedTemplate<CardTemplate>[];
  headingLevel: 2 | 3;
  /** The first window is what a visitor waits for: the top of a list. */
  priority?: boolean;
  /** What buyers think of them, once that is known. */
  standings?: Standings | undefined;
  /** What takes a part of the page's width on a desktop. */
  beside?: 'nothing' | 'filters';
  /** Saves a template, on its card. Handed in, so that lists without it do not carry it. */
  Save?: ComponentType<{ template: CardTemplate }> | undefined;
  /** A query that goes along to each of them: what a visitor without script tried one with. */
  query?: string | undefined;
}

// A tenth less than its width: no eye sees the difference, and a phone takes the next smaller file.
const sizes = {
  nothing: '(min-width: 64em) 310px, (min-width: 45em) 39vw, calc(90vw - 47px)',
  filters: '(min-width: 64em) 250px, (min-width: 45em) 39vw, calc(90vw - 47px)',
};

/** Shop windows side by side. */
export function TemplateWindows({
  templates,
  headingLevel,
  priority = false,
  standings,
  beside = 'nothing',
  Save,
  query = '',
}: TemplateWindowsProps) {
  return (
    <Grid narrowest={beside === 'filters' ? 'snug' : 'medium'} gap="roomy">
      {templates.map((item, place) => (
        <TemplateWindow
          // Each place keeps its card when the order changes: nothing moves, and little is rendered anew.
          // oxlint-disable-next-line react/no-array-index-key -- what stands in a place is all a card is
          key={place}
          item={item}
          headingLevel={headingLevel}
          priority={priority && place === 0}
          standing={standings?.[item.template.id]}
          beside={beside}
          Save={Save}
          query={query}
        />
      ))}
    </Grid>
  );
}

interface TemplateWindowProps extends Required<
  Pick<TemplateWindowsProps, 'headingLevel' | 'priority' | 'beside' | 'query'>
> {
  item: ListedTemplate<CardTemplate>;
  standing: Standings[string] | undefined;
  Save: TemplateWindowsProps['Save'];
}

// While words are typed, most places keep what stands in them.
const TemplateWindow = memo(function TemplateWindow(props: TemplateWindowProps) {
  const { item, headingLevel, priority, standing, beside, Save, query } = props;
  const { template, href, theme, picture, phone } = item;
  return (
    <TemplateCard
      name={template.name}
      href={href + query}
      category={template.category}
      tier={tierOf(template.tier).name}
      price={price(template.price)}
      lead={template.summary}
      facts={factsOf(template)}
      theme={theme}
      picture={{ ...picture, sizes: sizes[beside], priority }}
      phone={phone && { ...phone, sizes: '70px' }}
      rating={ratingOf(standing)}
      demo={{ href: template.demoUrl }}
      tryOn={{ label: shared.tryOn, href: paths.try.to({ templateId: template.id }) + query }}
      save={Save && <Save template={template} />}
      headingLevel={headingLevel}
      labels={shared}
    />
  );
});

/** How large it is, and what it can do that not every site can. */
const factsOf = ({ pages, functions }: CardTemplate) => [
  shared.pageCount(pages.length),
  ...functions.map((one) => shared.functions[one]),
];

function ratingOf(standing: Standings[string] | undefined) {
  if (!standing || standing.rating === null || standing.reviews === 0) return undefined;
  const { rating, reviews } = standing;
  return { label: shared.rating(rating, reviews), text: shared.ratingShort(rating, reviews) };
}
