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

/** What is read only once the page's script runs, so that a document need not bring it. */
export type LateData = Pick<PageData, 'styles' | 'loaderData'>;

/** What of it stands in the document: all, or with the address of the module that exports its late part. */
export type InlineData = PageData | (Omit<PageData, keyof LateData> & { late: string });

/** The id of the element that holds it, as JSON: nothing that runs. */
export const pageDataId = 'page-data';
