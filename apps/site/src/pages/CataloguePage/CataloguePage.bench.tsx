import { categoriesOf } from '@awning/shop/catalogue';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { viewOf, viewOfFilters } from '../../catalogueView.ts';
import { themeClass } from '../../shell.ts';
import { manyTemplates } from './CataloguePage.fixtures.ts';
import { CataloguePage } from './CataloguePage.tsx';

const templates = manyTemplates(10_000);
const categories = categoriesOf(templates);

function Shop() {
  const [view, setView] = useState(viewOf(undefined, ''));
  return (
    <CataloguePage
      heading="Ten thousand windows"
      lead="As many as nobody has."
      templates={templates}
      categories={categories}
      view={view}
      onChange={(filters) => setView(viewOfFilters(filters, categories))}
    />
  );
}

document.documentElement.className = themeClass;
const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(<Shop />);
