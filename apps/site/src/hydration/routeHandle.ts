import type { LoaderFunctionArgs } from 'react-router-dom';

/** What the shell needs to know of a route beside its address. */
export interface RouteHandle {
  /** The query decides what the page says, so a page rendered for another query will not do. */
  readsQuery?: boolean;
  /** Over what the server has rendered, its module is not fetched before the page is touched. */
  isIsland?: boolean;
  /** It says something of its own to a logged-in visitor: for them it is fetched without a touch. */
  knowsViewer?: boolean;
  /** It shows what is saved on this device: where there is any, it is fetched without a touch. */
  showsSaved?: boolean;
  /** Fetches its script ahead, and what it says if that is the same for all visitors. */
  prefetch?: (args: LoaderFunctionArgs) => Promise<unknown>;
}
