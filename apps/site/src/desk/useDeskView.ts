import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router-dom';
import type { DeskResult, DeskView } from './deskView.ts';
import { keepPosition } from '../frame/useArrival.ts';

type Value = DeskView['value'];

const fingersRest = 300;

const addressOf = (value: Value) => {
  const asked = Object.entries(value).filter(([, words]) => words !== '');
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
};

/** Keeps a list's filters and page in the address, so that a reload, a shared link and Back find them again. */
export function useDeskView(list: DeskResult<unknown>, names: readonly string[]): DeskView {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  const [typed, setTyped] = useState<string>();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  // Until the list has loaded, the page must be as the server rendered it: the same for every query.
  const query = new URLSearchParams(list ? search : '');
  const stands: Value = Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']));

  async function go(value: Value) {
    const { q = '' } = value;
    // All letters of one search are one step in the history.
    const replace = q !== stands['q'] && Boolean(stands['q']);
    await navigate(pathname + addressOf(value), { replace, state: keepPosition });
    setTyped((words) => (words === q ? undefined : words));
  }

  return {
    value: typed === undefined ? stands : { ...stands, q: typed },
    loading: next?.pathname === pathname || state === 'loading',
    action: pathname,
    hrefOf: (page) => pathname + addressOf({ ...stands, page: page === 1 ? '' : String(page) }),
    onChange: (value) => {
      clearTimeout(waiting.current);
      const typing = value['q'] !== (typed ?? stands['q']);
      if (typing) setTyped(value['q']);
      waiting.current = setTimeout(() => void go(value), typing ? fingersRest : 0);
    },
    onAgain: () => void revalidate(),
  };
}
