/** What the shell needs to know of a route beside its address. */
export interface RouteHandle {
  /** The query decides what the page says, so a page rendered for another query will not do. */
  readsQuery?: boolean;
  /** Fetches what the page cannot be drawn without, beside its module and its data. */
  prepare?: (params: Readonly<Record<string, string | undefined>>) => Promise<unknown>;
}
