import { deskLettersRoute } from '../deskLettersRoute.tsx';

export const { loader, Component } = deskLettersRoute(
  'messages',
  ({ fetchMessages }, search) => fetchMessages(search),
  ({ changeMessage }, id, state) => changeMessage(id, state),
);
