import { home } from '@awning/content/home';
import type { Template } from '@awning/shop/template';
import {
  listedTemplates,
  lowestPrice,
  onePerCategory,
  type CardTemplate,
  type ListedTemplate,
} from '../goods/listedTemplates.ts';
import type { FrontTemplate } from './HomeHero/HomeHero.tsx';

/** What home shows of the shelf. */
export interface HomeGoods {
  /** One shop front for each trade, the one that home opens with first. */
  shops: readonly [ListedTemplate<FrontTemplate>, ...ListedTemplate<FrontTemplate>[]];
  /** The windows: a row where three stand side by side, for what a first visit may weigh is written down. */
  best: readonly ListedTemplate<CardTemplate>[];
  /** The least that anything on the shelf costs, in minor units. */
  from: number;
}

const listed = (id: string) => listedTemplates.filter(({ template }) => template.id === id);

const forFront = ({ id, name, category, tier, price }: Template): FrontTemplate => ({
  id,
  name,
  category,
  tier,
  price,
});

const forCard = (template: Template): CardTemplate => {
  const { summary, demoUrl, pages, functions } = template;
  return { ...forFront(template), summary, demoUrl, pages: { length: pages.length }, functions };
};

/**
 * Told with the page, as far as it is shown: the script of home would otherwise carry the whole shelf, and each new
 * template make every first visit longer.
 */
export function homeGoods(): HomeGoods {
  const [front] = listed(home.front);
  if (!front) throw new Error(`Nothing on the shelf is called ${home.front}, which home opens with.`);
  const others = onePerCategory.filter(({ template }) => template.category !== front.template.category);
  const shopFront = ({ template, href, theme, picture }: ListedTemplate) => ({
    template: forFront(template),
    href,
    theme,
    picture,
  });

  return {
    shops: [shopFront(front), ...others.map(shopFront)],
    best: home.windows.best
      .flatMap(listed)
      .map(({ template, ...shown }) => ({ ...shown, template: forCard(template) })),
    from: lowestPrice,
  };
}
