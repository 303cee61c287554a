import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { readPostQuery, writePostQuery, type PostQuery } from './blog.ts';

/** What is looked for among the posts, kept in the address. */
export function usePostFilter() {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const how = useNavigationType();
  // The address follows a moment later; until then the fields must not fall back to what it said before.
  const [typed, setTyped] = useState<{ filter: PostQuery; at: string }>();

  // Arrived by a link, or gone back: the address decides again.
  const hasMoved = typed !== undefined && typed.at !== key && how !== NavigationType.Replace;
  if (hasMoved) setTyped(undefined);

  function onFilter(filter: PostQuery) {
    setTyped({ filter, at: key });
    setSearch(writePostQuery(filter), { replace: true, preventScrollReset: true });
  }

  return {
    filter: (hasMoved ? undefined : typed?.filter) ?? readPostQuery(search),
    onFilter,
    isNarrowed: search.size > 0,
  };
}
