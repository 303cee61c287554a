import { deskLettersRoute } from '../deskLettersRoute.tsx';

export const { loader, Component } = deskLettersRoute(
  'quotes',
  ({ fetchQuotes }, search) => fetchQuotes(search),
  ({ changeQuote }, id, state) => changeQuote(id, state),
);
