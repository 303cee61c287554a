import type { HydrationState } from 'react-router-dom';

/** What the server tells the script about the page it rendered. */
export interface PageData extends HydrationState {
  /** The address the page was rendered for. */
  location: { pathname: string; search: string };
  /** Where the shop is found. */
  siteUrl: string;
  /** Stylesheets whose rules the page holds already. */
  styles: readonly string[];
  /** It answers a form that was posted to another address, and stands for the page the form is on. */
  answersForm?: true;
}

/** The id of the element that holds it, as JSON: nothing that runs. */
export const pageDataId = 'page-data';
