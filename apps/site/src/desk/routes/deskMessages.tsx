import { deskSubmissionsRoute } from '../deskSubmissionsRoute.tsx';

export const { loader, Component } = deskSubmissionsRoute(
  'messages',
  ({ fetchMessages }, search) => fetchMessages(search),
  ({ changeMessage }, id, state) => changeMessage(id, state),
);
