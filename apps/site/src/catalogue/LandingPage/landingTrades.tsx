import { landing } from '@awning/content/landing';
import { nearest } from '@awning/content/nearest';
import { shared } from '@awning/content/shared';
import { categorySlug, emptyCategories, stockedShelves, type Shelf } from '@awning/shop/catalogue';
import type { Template } from '@awning/shop/template';
import { tiers } from '@awning/shop/tiers';
import { tradeWindows, TradeDrawing, type TradeKind } from '@awning/ui/components/TradeDrawing';
import { Link } from '@awning/ui/components/Link';
import type { CategoryOption, DoorItem } from '@awning/ui/sections/CategoryChooser';
import type { Vacancy } from '@awning/ui/sections/Vacancies';
import { price } from '../../format/price.ts';
import { categoryPath } from '../../goods/categoryPath.ts';
import { listedTemplate, templatePath } from '../../goods/listedTemplates.ts';
import { nearestTo } from '../../goods/nearestTo.ts';
import { quoteHref } from '../../paths.ts';

/** What a trade is known by. One that is not in here goes without. */
const drawings: Partial<Record<string, TradeKind>> = {
  Barbershop: 'pole',
  Restaurant: 'cloche',
  'Personal Trainer': 'stopwatch',
  Gyms: 'dumbbell',
  Flowershop: 'tulip',
  Photography: 'camera',
  Consulting: 'briefcase',
  Education: 'books',
  Health: 'cross',
  Technology: 'screen',
  Marketing: 'megaphone',
  'Real Estate': 'house',
  Travel: 'suitcase',
  Beauty: 'mirror',
  Weddings: 'cake',
};

const { chooser, toOrder } = landing;

/** The street: every trade that sells something, then those of the landing page that are made to order. */
export function landingTrades(templates: readonly Template[]) {
  const shelves = stockedShelves(templates);
  const empty = emptyCategories(templates);
  return {
    open: shelves.length,
    options: [...shelves.map(openOption), ...empty.map((category) => emptyOption(category, templates))],
    vacancies: empty.map((category) => vacancy(category, templates)),
  };
}

const optionOf = (label: string) => ({ label, value: categorySlug(label), href: categoryPath(label) });

function drawingOf(category: string) {
  const kind = drawings[category];
  return kind && { theme: tradeWindows[kind], drawing: <TradeDrawing kind={kind} /> };
}

function openOption({ category, templates }: Shelf): CategoryOption {
  const from = price(Math.min(...templates.map((template) => template.price)));
  return {
    ...optionOf(category),
    group: chooser.groups.open,
    door: {
      note: chooser.behindDoor(templates.length, from),
      items: oneOfEachTierFirst(templates).map(doorItem),
      ...drawingOf(category),
    },
  };
}

/** A house has three windows: they show how far the designs of a trade go, from the smallest to the largest. */
function oneOfEachTierFirst(templates: readonly Template[]): readonly Template[] {
  const first = tiers.flatMap(({ id }) => templates.find(({ tier }) => tier === id) ?? []);
  return [...first, ...templates.filter((template) => !first.includes(template))];
}

// Under the sign of its trade, the trade's own word in its name says nothing.
const shortName = ({ name }: Template) => name.replace(/^\S+\s+/, '');

function doorItem(template: Template): DoorItem {
  const { href, theme, picture, phone } = listedTemplate(template);
  return {
    name: shortName(template),
    price: price(template.price),
    href,
    theme,
    picture: { ...picture, sizes: '(min-width: 107em) 220px, 13vw' },
    phone: phone && { ...phone, sizes: '(min-width: 45em) 184px, 27vw' },
  };
}

function emptyOption(category: string, templates: readonly Template[]): CategoryOption {
  const words = chooser.toOrder(category);
  const [near] = nearestTo(category, templates);
  return {
    ...optionOf(category),
    group: chooser.groups.toOrder,
    notice: (
      <>
        <strong>{words.title}</strong> {words.text}{' '}
        {near ? (
          <>
            {words.nearest} <Link href={templatePath(near)}>{near.name}</Link>, {words.or}{' '}
            <Link href={quoteHref}>{words.ask}</Link>.
          </>
        ) : (
          <>
            <Link href={quoteHref}>{shared.toLet.action}</Link>.
          </>
        )}
      </>
    ),
  };
}

function vacancy(category: string, templates: readonly Template[]): Vacancy {
  const [near] = nearestTo(category, templates);
  const known = nearest[category];
  return {
    name: category,
    ...drawingOf(category),
    nearest: near && {
      label: near.name,
      href: templatePath(near),
      note: known?.templates[0] === near.id ? known.why : undefined,
    },
    action: { label: toOrder.ask, href: quoteHref },
  };
}
