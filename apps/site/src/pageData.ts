import type { HydrationState } from 'react-router-dom';

/** What the server tells the script about the page it rendered. */
export interface PageData extends HydrationState {
  /** The address the page was rendered for. */
  location: { pathname: string; search: string };
  /** Stylesheets whose rules the page holds already. */
  styles: readonly string[];
}

/** The id of the element that holds it, as JSON: nothing that runs. */
export const pageDataId = 'page-data';
