import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { manyTemplates } from './CataloguePage.fixtures.ts';

const templates = manyTemplates(10_000);

/** The obvious way to write it: the same templates, 24 at once, hardly styled. The catalogue is measured beside it. */
function PlainList() {
  const [search, setSearch] = useState('');
  const found = useMemo(() => {
    const words = search.toLowerCase();
    return templates
      .filter(({ name, tier }) => `${name} ${tier}`.toLowerCase().includes(words))
      .toSorted((a, b) => a.price - b.price);
  }, [search]);

  return (
    <main>
      <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <p role="status">
        {found.length} of {templates.length}
      </p>
      <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 24 }}>
        {found.slice(0, 24).map(({ id, name, category, tier, description, price }) => (
          <li key={id}>
            <article style={{ border: '1px solid', padding: 16 }}>
              <img src="data:," alt="" width="320" height="240" />
              <h2>
                <a href={`/${id}`}>{name}</a>
              </h2>
              <p>{description}</p>
              <p>
                <span>{category}</span> <span>{tier}</span>
              </p>
              <p>{price / 100}</p>
              <a href={`/${id}/buy`}>Buy</a>
            </article>
          </li>
        ))}
      </ul>
    </main>
  );
}

const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(<PlainList />);
