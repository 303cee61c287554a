import { deskSubmissionsRoute } from '../deskSubmissionsRoute.tsx';

export const { loader, Component } = deskSubmissionsRoute(
  'quotes',
  ({ fetchQuotes }, search) => fetchQuotes(search),
  ({ changeQuote }, id, state) => changeQuote(id, state),
);
