import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { readPostQuery, writePostQuery, type PostQuery } from './blog.ts';

/** The search among the posts, kept in the address. */
export function usePostFilter() {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const how = useNavigationType();
  // The address follows a moment later; until then the fields must not fall back to what it said before.
  const [typed, setTyped] = useState<PostQuery>();

  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    // Arrived by a link, or gone back: the address decides again.
    if (how !== NavigationType.Replace) setTyped(undefined);
  }

  function onFilter(filter: PostQuery) {
    setTyped(filter);
    setSearch(writePostQuery(filter), { replace: true, preventScrollReset: true });
  }

  return { filter: typed ?? readPostQuery(search), onFilter, isNarrowed: search.size > 0 };
}
