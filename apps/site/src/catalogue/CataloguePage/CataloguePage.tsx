import { brand } from '@awning/content/brand';
import { catalogueWords } from '@awning/content/catalogue';
import { shared } from '@awning/content/shared';
import { findTemplates, pageOf, readAhead, type Standings } from '@awning/shop/search';
import type { Template } from '@awning/shop/template';
import { Pagination } from '@awning/ui/components/Pagination';
import { Stack } from '@awning/ui/primitives';
import { CatalogueFilters } from '@awning/ui/sections/CatalogueFilters';
import { CatalogueHeader } from '@awning/ui/sections/CatalogueHeader';
import { VacancyBanner } from '@awning/ui/sections/VacancyBanner';
import type { FilterChoices, FilterView } from '@awning/ui/components/FilterBar';
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import {
  filtersOf,
  onShelf,
  viewAddress,
  viewOf,
  viewOfFilters,
  type CatalogueView,
} from '../catalogueView.ts';
import { lazily } from '../../format/lazily.ts';
import { paths, quoteHref, quotePath } from '../../paths.ts';
import { listedTemplate } from '../../goods/listedTemplates.ts';
import { withTried } from '../../tried/readTried.ts';
import { nearestTo } from '../../goods/nearestTo.ts';
import { Fold } from '../../frame/Fold.tsx';
import { Blocks } from '../../problems/Blocks/Blocks.tsx';
import { TemplateWindows, type TemplateWindowsProps } from '../../goods/TemplateWindows/TemplateWindows.tsx';
import { WindowsSection } from '../../goods/TemplateWindows/WindowsSection.tsx';
import { filterGroups, sortChoices } from './filterGroups.ts';

export interface CataloguePageProps {
  heading: string;
  lead: string;
  /** Everything there is, in shelf order. */
  templates: readonly Template[];
  /** The trades to choose among. */
  categories: readonly string[];
  /** The filters and the order, and the current page. */
  view: CatalogueView;
  /** Shows another part of the shelf, or another order. */
  onChange: (filters: FilterView) => void;
  /** The sales of each, once they are known. */
  standings?: Standings | undefined;
  /** The part of the sales that counts for the order, if not all do. */
  order?: Standings | undefined;
  /** The ids of the templates saved on this device, once they are known. */
  saved?: readonly string[] | undefined;
  /** Saves a template, on its card. */
  Save?: TemplateWindowsProps['Save'];
}

const number = lazily(() => new Intl.NumberFormat(brand.locale));
/** A count: up to a thousand it is written alike everywhere. */
const figure = (count: number) => (count < 1_000 ? `${count}` : number().format(count));

/** The shelf: every window, or those that are looked for, a page at a time. */
export function CataloguePage(props: CataloguePageProps) {
  const { templates, categories, view, onChange, standings, saved, Save } = props;
  const order = 'order' in props ? props.order : standings;
  const mine = useMemo(() => onShelf(saved ?? []), [saved]);
  const choice = useSavedChoice(view, mine);
  const groups = useMemo(() => filterGroups(templates, categories, choice), [templates, categories, choice]);
  const found = useMemo(() => {
    const all = findTemplates(templates, view, order);
    return view.saved ? all.filter(({ id }) => view.saved?.includes(id)) : all;
  }, [templates, view, order]);
  const { page, pages, items } = pageOf(found, view.page);
  const windows = useTopFirst(items);
  const place = useDeferredValue(useMemo(() => ({ view, page, pages }), [view, page, pages]));
  useEffect(() => {
    const soon = setTimeout(readAhead, 0, templates, view.sort, order);
    return () => clearTimeout(soon);
  }, [templates, view.sort, order]);
  const shelfIsEmpty = !templates.some(({ category }) => (view.category ?? category) === category);
  const ask = found.length === 0 ? quotePath(wishedFor(view, groups)) : quoteHref;
  const toSaved = useMemo(
    () =>
      isSame(mine, view.saved)
        ? undefined
        : {
            label: catalogueWords.saved,
            count: figure(mine.length),
            href: viewAddress({ ...everything, tried: view.tried, saved: mine }),
            pending: saved === undefined,
          },
    [mine, saved, view.tried, view.saved],
  );
  const address = (filters: FilterView) => viewAddress(viewOfFilters(filters, categories, view.tried));

  return (
    <Blocks>
      <Header {...introOf(props)} action={toSaved} />
      <Fold />
      <CatalogueFilters
        heading={catalogueWords.windows}
        value={filtersOf(view)}
        onChange={onChange}
        groups={groups}
        sorts={sortChoices}
        count={catalogueWords.count(figure(found.length), figure(templates.length))}
        nothingFound={found.length === 0 ? nothingFound(view, shelfIsEmpty, ask) : undefined}
        formAction={paths.catalogue.to()}
        carried={view.tried && { ...view.tried }}
        hrefFor={address}
        labels={catalogueWords.filters}
      >
        <Stack gap="xxlarge">
          <TemplateWindows
            templates={windows.map(listedTemplate)}
            headingLevel={3}
            standings={standings}
            beside="filters"
            Save={Save}
            query={withTried('', view.tried)}
            priority
          />
          <Pages {...place} />
        </Stack>
      </CatalogueFilters>
      {shelfIsEmpty && view.category !== undefined ? (
        <Nearest category={view.category} templates={templates} />
      ) : (
        <ToLet ask={ask} />
      )}
    </Blocks>
  );
}

// None of these is rendered anew at every letter.
const Header = memo(CatalogueHeader);

interface PagesProps {
  view: CatalogueView;
  page: number;
  pages: number;
}

const Pages = memo(function Pages({ view, page, pages }: PagesProps) {
  return (
    <Pagination
      current={page}
      total={pages}
      hrefs={(to) => viewAddress({ ...view, page: to })}
      labels={catalogueWords.pages}
    />
  );
});

interface NearestProps {
  category: string;
  templates: readonly Template[];
}

const Nearest = memo(function Nearest({ category, templates }: NearestProps) {
  const near = nearestTo(category, templates);
  if (near.length === 0) return null;

  return (
    <WindowsSection
      tone="tint"
      heading={catalogueWords.nearest.heading(category)}
      lead={catalogueWords.nearest.lead}
      templates={near.map(listedTemplate)}
    />
  );
});

const ToLet = memo(function ToLet({ ask }: { ask: string }) {
  const { heading, bill, action } = shared.toLet;
  return (
    <VacancyBanner
      heading={heading}
      lead={catalogueWords.toLet}
      bill={bill}
      action={{ label: action, href: ask }}
    />
  );
});

const everything = viewOf(undefined, '');

const isSame = (mine: readonly string[], shown: readonly string[] | undefined) =>
  shown?.length === mine.length && mine.every((id) => shown.includes(id));

/** The words over the shelf: the saved ones belong to no trade. If there are none, the words below say how to save. */
function introOf({ heading, lead, view: { saved } }: CataloguePageProps) {
  if (!saved) return { heading, lead };
  const { savedShelf } = catalogueWords;
  return {
    heading: savedShelf.heading(figure(saved.length)),
    ...(saved.length > 0 && { lead: savedShelf.lead }),
  };
}

/**
 * The saved templates to choose in the filter: those of this view, else the visitor’s own. A visitor who unticks some that they
 * were sent, and has none, keeps their place and can tick them again.
 */
function useSavedChoice({ saved }: CatalogueView, mine: readonly string[]) {
  const now = saved?.join(',');
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  return now ?? (mine.length > 0 ? mine.join(',') : last);
}

/** Windows in sight while one types: the first row on a desktop. */
const inSight = 3;

/** The same windows, those further down a moment later: what is looked for is there as soon as a letter is. */
function useTopFirst(items: readonly Template[]): readonly Template[] {
  const before = useDeferredValue(items);
  if (before === items || items.length <= inSight) return items;
  return [...items.slice(0, inSight), ...before.slice(inSight)];
}

function nothingFound({ saved }: CatalogueView, shelfIsEmpty: boolean, href: string) {
  if (saved?.length === 0) {
    const { all, ...words } = catalogueWords.nothingSaved;
    return { ...words, action: { label: all, href: paths.catalogue.to() } };
  }
  const { heading, text } = catalogueWords.empty;
  const { ask, text: offer } = catalogueWords.emptyShelf;
  return { heading, text: shelfIsEmpty ? offer : text, action: { label: ask, href } };
}

/** The search without a result, for the form for a quote. */
function wishedFor(view: CatalogueView, groups: readonly FilterChoices[]) {
  const { search, chosen } = filtersOf(view);
  const wishes = groups
    .filter(({ name }) => name !== 'category' && name !== 'saved')
    .flatMap(({ name, options }) => options.find(({ value }) => value === chosen[name])?.label ?? []);
  const words = search.trim();
  if (words) wishes.push(catalogueWords.filters.searched.replace('{words}', () => words));
  return { business: view.category, details: wishes.length > 0 ? catalogueWords.asked(wishes) : undefined };
}
