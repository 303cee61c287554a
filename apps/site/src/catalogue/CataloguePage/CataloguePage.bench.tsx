import { categoriesOf } from '@awning/shop/catalogue';
import type { Standings } from '@awning/shop/search';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { viewOf, viewOfFilters } from '../catalogueView.ts';
import { themeClass } from '../../frame/themeClass.ts';
import { manyTemplates } from './CataloguePage.fixtures.ts';
import { CataloguePage } from './CataloguePage.tsx';

const templates = manyTemplates(Number(location.search.slice(1)));
const categories = categoriesOf(templates);
const sales: Standings = Object.fromEntries(
  templates.map(({ id }, place) => [id, { orders: place % 50, reviews: 0, rating: null }]),
);

function Shop() {
  const [view, setView] = useState(viewOf(undefined, ''));
  const [standings, setStandings] = useState<Standings>();
  // They come a moment after the page, as in the shop.
  useEffect(() => {
    const answer = setTimeout(setStandings, 100, sales);
    return () => clearTimeout(answer);
  }, []);
  return (
    <CataloguePage
      heading="Many windows"
      lead="As many as are asked for."
      templates={templates}
      categories={categories}
      view={view}
      standings={standings}
      onChange={(filters) => setView(viewOfFilters(filters, categories))}
    />
  );
}

document.documentElement.className = themeClass;
const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(<Shop />);
