import { categoriesOf } from '@awning/shop/catalogue';
import type { Standings } from '@awning/shop/search';
import { catalogue } from '@awning/templates/catalogue';
import type { FilterView } from '@awning/ui/components/FilterBar';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rewriteAddress, settleAddress } from './addressBar.ts';
import { viewAddress, viewOf, viewOfFilters, type CatalogueView } from './catalogueView.ts';
import { useStandings } from './state/stats.ts';
import { useSaved } from '../state/saved.ts';
import { keepPosition } from '../frame/useArrival.ts';

const known = categoriesOf(catalogue);

const withoutWords = ({ search: _search, page: _page, ...rest }: CatalogueView) => JSON.stringify(rest);

/**
 * The view of the catalogue, kept in the address. It is shown at once and written after: over the last address while
 * words are typed, as an entry to come back from when a filter is chosen. It opens in the order that was `told` with
 * it.
 */
export function useCatalogue(category: string | undefined, told: Standings | undefined) {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState({ key, view: viewOf(category, search) });
  const isHere = shown.key === key;
  const view = isHere ? shown.view : viewOf(category, search);
  // The visitor went back, or on.
  if (!isHere) setShown({ key, view });

  const saved = useSaved();
  const standings = useStandings() ?? told;
  const [placed, setPlaced] = useState({ view, order: standings });
  // Templates in sight do not change places by themselves: new sales figures count from the visitor's next choice on.
  const isAskedAnew = placed.view !== view || (view.sort === 'rating' && !placed.order);
  if (isAskedAnew && (placed.view !== view || placed.order !== standings))
    setPlaced({ view, order: standings });

  // A trade that waits for its first template stands in the filter while one looks for it.
  const categories = useMemo(
    () => (category === undefined || known.includes(category) ? known : [...known, category]),
    [category],
  );

  function onChange(filters: FilterView) {
    const next = viewOfFilters(filters, categories, view.tried);
    setShown({ key, view: next });
    if (withoutWords(next) === withoutWords(view)) return rewriteAddress(viewAddress(next));
    settleAddress();
    return void navigate(viewAddress(next), { state: keepPosition });
  }

  return { templates: catalogue, categories, view, onChange, standings, order: placed.order, saved };
}
