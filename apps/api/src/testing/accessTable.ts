import { randomUUID } from 'node:crypto';
import type { AccessWorld } from './accessWorld.ts';

/** The callers who are let in. `owner`: only the customer whose it is; for every other user it does not exist. */
export type Access = 'everyone' | 'signed-in' | 'owner' | 'admin';

export interface AccessRow {
  access: Access;
  /** The values of the address's parameters. */
  params?: (world: AccessWorld) => Record<string, string>;
  body?: object | ((world: AccessWorld) => object);
  headers?: Record<string, string>;
  /** The status for a caller who is let in; 200 without it. */
  status?: number;
  /** For developers: shows every visitor what customers wrote. Never in production. */
  isDevOnly?: true;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const byToken = ({ order }: AccessWorld) => ({ token: order.token });
const bySession = ({ order }: AccessWorld) => ({ session: order.sessionId });

const byPaidOrder = ({ ids }: AccessWorld) => ({ id: ids.paidOrder });
const byPaidOrderToken = ({ paidToken }: AccessWorld) => ({ token: paidToken });
const aKind = () => ({ kind: 'contact' });
const noToken = () => ({ token: 'nothing.nothing' });

/** The callers of each route. A route without a row here fails the test, and so does a row without its route. */
export const accessTable: Record<string, AccessRow> = {
  'GET /health': { access: 'everyone' },
  'GET /ready': { access: 'everyone' },
  'GET /.well-known/security.txt': { access: 'everyone' },
  'GET /docs': { access: 'everyone' },
  'GET /docs/': { access: 'everyone' },
  'GET /docs/*': { access: 'everyone', params: () => ({ '*': 'static/swagger-ui.css' }) },
  'GET /docs/json': { access: 'everyone' },
  'GET /docs/yaml': { access: 'everyone' },
  'GET /docs/static/index.html': { access: 'everyone', status: 302 },
  'GET /docs/static/swagger-initializer.js': { access: 'everyone' },

  'POST /page-timings': {
    access: 'everyone',
    body: { route: '/', timings: [{ metric: 'LCP', step: 30 }] },
    status: 204,
  },

  'POST /tried/create': {
    access: 'everyone',
    body: { templateId: 'barbershop-classic', name: 'Sharp & Sons' },
    status: 201,
  },
  'GET /tried/:token/details': { access: 'everyone', params: noToken, status: 404 },
  'POST /tried/:token/removal': { access: 'everyone', params: noToken, body: {}, status: 204 },
  'GET /tried/:token': { access: 'everyone', params: noToken },

  'POST /api/create-checkout-session': {
    access: 'everyone',
    body: { addOns: [], customer: { name: 'Bo Long', email: 'bo@long.example' } },
  },
  'POST /api/payments/webhook': { access: 'everyone', body: {}, status: 400 },
  'GET /orders/:token/status': { access: 'everyone', params: byToken },
  'GET /orders/:token/files/:file': {
    access: 'everyone',
    params: ({ deliveredOrder, ids }) => ({ token: deliveredOrder.token, file: ids.deliveredFile }),
  },
  // Its website is not live, so there is nothing to download yet.
  'GET /orders/:token/site/files.zip': { access: 'everyone', params: byToken, status: 404 },
  'GET /orders/:token/site/source.zip': { access: 'everyone', params: byToken, status: 404 },
  'GET /orders/:token/site': { access: 'everyone', params: byPaidOrderToken },
  'GET /orders/:token/site/pictures/:picture/original': {
    access: 'everyone',
    params: (world) => ({ ...byPaidOrderToken(world), picture: world.ids.readyPicture }),
  },
  'GET /orders/:token/site/entries.csv': { access: 'everyone', params: byPaidOrderToken },
  // There is no such entry, since one could be removed only once.
  'DELETE /orders/:token/site/entries/:entry': {
    access: 'everyone',
    params: (world) => ({ ...byPaidOrderToken(world), entry: randomUUID() }),
    status: 404,
  },
  'GET /orders/:token/workshop': { access: 'everyone', params: byPaidOrderToken },
  'GET /orders/:token/workshop/form': { access: 'everyone', params: byPaidOrderToken },
  'PATCH /orders/:token/workshop/content': {
    access: 'everyone',
    params: byPaidOrderToken,
    body: { version: 1, changes: [] },
  },
  // Its telephone is missing.
  'POST /orders/:token/workshop/hand-in': {
    access: 'everyone',
    params: byPaidOrderToken,
    body: {},
    status: 422,
  },
  // Nothing was offered.
  'POST /orders/:token/workshop/approval': {
    access: 'everyone',
    params: byPaidOrderToken,
    body: ({ ids }) => ({ release: ids.release }),
    status: 409,
  },
  'POST /orders/:token/workshop/messages': {
    access: 'everyone',
    params: byPaidOrderToken,
    body: { text: 'Is it done?' },
  },
  // There is no suggestion.
  'POST /orders/:token/workshop/suggestion': {
    access: 'everyone',
    params: byPaidOrderToken,
    body: ({ ids }) => ({ suggestion: ids.release, answer: 'take' }),
    status: 409,
  },
  // Its order is without Custom Domain Setup.
  'POST /orders/:token/workshop/domain': {
    access: 'everyone',
    params: byPaidOrderToken,
    body: { domain: 'sharp.example' },
    status: 409,
  },
  'POST /orders/:token/workshop/domain/check': {
    access: 'everyone',
    params: byPaidOrderToken,
    body: {},
  },
  // It is not paid for, and has no website.
  'POST /orders/:token/workshop/domain/removal': {
    access: 'everyone',
    params: byToken,
    body: {},
    status: 404,
  },
  // The price of that design differs.
  'POST /orders/:token/workshop/design': {
    access: 'everyone',
    params: byPaidOrderToken,
    body: { templateId: 'barbershop-deluxe', version: 1 },
    status: 422,
  },
  // It costs no more than the paid design.
  'POST /orders/:token/design/difference': {
    access: 'everyone',
    params: byPaidOrderToken,
    body: { templateId: 'barbershop-classic' },
    status: 422,
  },
  'POST /orders/:token/workshop/steps/:step': {
    access: 'everyone',
    params: (world) => ({ ...byPaidOrderToken(world), step: 'name' }),
    headers: form,
    body: { 'business.name': 'Sharper' },
    status: 303,
  },
  'POST /orders/:token/workshop/releases': {
    access: 'everyone',
    params: byPaidOrderToken,
    body: {},
    status: 202,
  },
  'GET /orders/:token/workshop/releases/:release': {
    access: 'everyone',
    params: (world) => ({ ...byPaidOrderToken(world), release: world.ids.release }),
  },
  // Not approved yet.
  'PUT /orders/:token/workshop/publication': {
    access: 'everyone',
    params: byPaidOrderToken,
    body: ({ ids }) => ({ release: ids.release }),
    status: 409,
  },
  'GET /orders/:token/workshop/pictures': { access: 'everyone', params: byPaidOrderToken },
  'POST /orders/:token/workshop/pictures': {
    access: 'everyone',
    params: byPaidOrderToken,
    body: { name: 'front.jpg', size: 1 },
    status: 201,
  },
  'POST /orders/:token/workshop/pictures/form': {
    access: 'everyone',
    params: byPaidOrderToken,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: { any: 'form without parts' },
    status: 400,
  },
  'POST /orders/:token/workshop/pictures/:picture': {
    access: 'everyone',
    params: (world) => ({ ...byPaidOrderToken(world), picture: `${world.ids.emptyPicture}?from=0` }),
    headers: { 'content-type': 'application/octet-stream' },
    body: { any: 'bytes' },
  },
  // None of its pieces has arrived yet.
  'GET /orders/:token/workshop/pictures/:picture': {
    access: 'everyone',
    params: (world) => ({ ...byPaidOrderToken(world), picture: world.ids.emptyPicture }),
    status: 404,
  },
  // There is none of this name, since one could be removed only once.
  'DELETE /orders/:token/workshop/pictures/:picture': {
    access: 'everyone',
    params: (world) => ({ ...byPaidOrderToken(world), picture: randomUUID() }),
    status: 404,
  },
  // It is at the till: a renewed link would close it to the next caller.
  'POST /orders/:token/link': { access: 'everyone', params: byToken, body: {}, status: 409 },
  'GET /find-order': { access: 'everyone' },
  'POST /find-order': { access: 'everyone', body: { email: 'a@b.example' } },
  'POST /orders/:token/pay': { access: 'everyone', params: byToken, body: {} },
  // Not delivered, so there is nothing to review yet.
  'POST /orders/:token/review': {
    access: 'everyone',
    params: byToken,
    headers: form,
    body: { rating: '5', text: 'Open by Friday.' },
    status: 403,
  },
  'GET /pay/:session': { access: 'everyone', params: bySession },
  'POST /pay/:session': {
    access: 'everyone',
    params: bySession,
    headers: form,
    body: { outcome: 'decline' },
    status: 303,
  },
  'GET /pay/:session/cancel': { access: 'everyone', params: bySession, status: 303 },

  'GET /checkout': { access: 'everyone' },
  'GET /checkout/success': { access: 'everyone' },
  'GET /checkout/cancelled': { access: 'everyone' },
  'GET /contact': { access: 'everyone', status: 302 },
  'GET /orders/:token': { access: 'everyone', params: byToken },
  'GET /orders/:token/tell/:step': {
    access: 'everyone',
    params: (world) => ({ ...byToken(world), step: 'name' }),
  },

  // Only the proxy on the same machine gets an answer, and only about a domain that is served.
  'GET /internal/domains/check': { access: 'everyone', status: 404 },

  'GET /dev/outbox': { access: 'everyone', isDevOnly: true },
  'GET /dev/outbox/:id': { access: 'everyone', params: ({ ids }) => ({ id: ids.mail }), isDevOnly: true },
  'GET /dev/outbox/:id/html': {
    access: 'everyone',
    params: ({ ids }) => ({ id: ids.mail }),
    isDevOnly: true,
  },

  'GET /dev/mails': { access: 'everyone', isDevOnly: true },
  'GET /dev/mails/:kind': { access: 'everyone', params: aKind, isDevOnly: true },
  'GET /dev/mails/:kind/html': { access: 'everyone', params: aKind, isDevOnly: true },
  'GET /dev/mails/:kind/text': { access: 'everyone', params: aKind, isDevOnly: true },

  // The preflight of a browser on another origin.
  'OPTIONS *': {
    access: 'everyone',
    params: () => ({ '*': '/user/login' }),
    headers: { origin: 'http://shop.example', 'access-control-request-method': 'POST' },
    status: 204,
  },

  'POST /user/register': {
    access: 'everyone',
    // The first of them takes the name.
    body: ({ newcomers }) => {
      const name = `newcomer${newcomers.next().value}`;
      return {
        first_name: 'New',
        last_name: 'Comer',
        username: name,
        email: `${name}@people.example`,
        password: 'a long and rare one',
      };
    },
    status: 201,
  },
  'POST /user/login': { access: 'everyone', body: { email: 'a@b.example', password: 'wrong' }, status: 401 },
  'POST /user/refresh': { access: 'everyone', body: {}, status: 204 },
  'POST /user/logout': { access: 'everyone', body: {} },
  'PATCH /user/forgot-password': { access: 'everyone', body: { email: 'a@b.example' } },
  'PATCH /user/reset-password/:token': {
    access: 'everyone',
    params: noToken,
    body: { password: 'a long and rare one' },
    status: 400,
  },
  // Without script there is no PATCH: a plain form does the same.
  'POST /user/forgot-password': { access: 'everyone', headers: form, body: { email: 'a@b.example' } },
  'GET /reset-password/:token': { access: 'everyone', params: noToken },
  'POST /reset-password/:token': {
    access: 'everyone',
    params: noToken,
    headers: form,
    body: { password: 'a long and rare one' },
    status: 400,
  },
  'POST /user/confirm-email/:token': { access: 'everyone', params: noToken, body: {}, status: 400 },
  'GET /account/confirm/:token': { access: 'everyone', params: noToken },
  'POST /account/confirm/:token': {
    access: 'everyone',
    params: noToken,
    headers: form,
    body: {},
    status: 400,
  },

  'GET /account/profile': { access: 'signed-in' },
  'PATCH /account/profile': { access: 'signed-in', body: { first_name: 'Bea' } },
  // With the wrong password the account is not deleted.
  'DELETE /account/profile': { access: 'signed-in', body: { password: 'wrong' }, status: 422 },
  'POST /account/password': {
    access: 'signed-in',
    body: { current: 'wrong', password: 'a long and rare one' },
    status: 422,
  },
  'POST /account/confirmation-mail': { access: 'signed-in', body: {} },
  'GET /account/sessions': { access: 'signed-in' },
  'DELETE /account/sessions/:id': {
    access: 'owner',
    params: ({ ids }) => ({ id: ids.otherSession }),
    status: 204,
  },
  'GET /account/orders': { access: 'signed-in' },
  'GET /account/export': { access: 'signed-in' },

  'POST /contact/create': {
    access: 'everyone',
    body: { name: 'Bo Long', email: 'bo@long.example', message: 'Hello' },
    status: 201,
  },
  'POST /quote/create': {
    access: 'everyone',
    body: {
      name: 'Bo Long',
      email: 'bo@long.example',
      business: 'Boats',
      budget: '$900',
      details: 'Two pages',
    },
    status: 201,
  },
  'POST /newsletter/subscribe': { access: 'everyone', body: { email: 'bo@long.example' }, status: 202 },
  'GET /newsletter/confirm/:token': { access: 'everyone', params: noToken, status: 400 },
  'POST /newsletter/confirm/:token': { access: 'everyone', params: noToken, body: {}, status: 400 },
  'GET /newsletter/unsubscribe/:token': { access: 'everyone', params: noToken, status: 400 },
  'POST /newsletter/unsubscribe/:token': { access: 'everyone', params: noToken, body: {}, status: 400 },
  'GET /thanks/:form': { access: 'everyone', params: () => ({ form: 'contact' }) },
  'POST /reviews/create': {
    access: 'everyone',
    body: ({ order }) => ({ token: order.token, rating: 5, text: 'Too early' }),
    status: 403,
  },
  'GET /api/payments/provider': { access: 'everyone' },
  'GET /catalogue/stats': { access: 'everyone' },
  'GET /catalogue/reviews': { access: 'everyone' },

  'GET /contact/all': { access: 'admin' },
  'GET /admin/overview': { access: 'admin' },
  'GET /admin/page-timings': { access: 'admin' },
  'GET /admin/orders': { access: 'admin' },
  'GET /admin/orders/:id': { access: 'admin', params: ({ ids }) => ({ id: ids.paidOrder }) },
  'PATCH /admin/orders/:id': {
    access: 'admin',
    params: byPaidOrder,
    body: { status: 'in_progress' },
  },
  'POST /admin/orders/:id/files': {
    access: 'admin',
    params: byPaidOrder,
    body: { name: 'site.zip', size: 1 },
    status: 201,
  },
  'POST /admin/orders/:id/files/:file': {
    access: 'admin',
    params: ({ ids }) => ({ id: ids.paidOrder, file: `${ids.emptyFile}?from=0` }),
    headers: { 'content-type': 'application/octet-stream' },
    body: { any: 'bytes' },
  },
  'DELETE /admin/orders/:id/files/:file': {
    access: 'admin',
    params: ({ ids }) => ({ id: ids.paidOrder, file: ids.emptyFile }),
    status: 204,
  },
  'GET /admin/orders/:id/site/pictures': {
    access: 'admin',
    params: byPaidOrder,
  },
  'POST /admin/orders/:id/site/pictures': {
    access: 'admin',
    params: byPaidOrder,
    body: { name: 'front.jpg', size: 1 },
    status: 201,
  },
  'POST /admin/orders/:id/site/pictures/form': {
    access: 'admin',
    params: byPaidOrder,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: { any: 'form without parts' },
    status: 400,
  },
  'POST /admin/orders/:id/site/pictures/:picture': {
    access: 'admin',
    params: ({ ids }) => ({ id: ids.paidOrder, picture: `${ids.emptyPicture}?from=0` }),
    headers: { 'content-type': 'application/octet-stream' },
    body: { any: 'bytes' },
  },
  'DELETE /admin/orders/:id/site/pictures/:picture': {
    access: 'admin',
    params: ({ ids }) => ({ id: ids.paidOrder, picture: ids.emptyPicture }),
    status: 204,
  },
  'GET /admin/orders/:id/site/domain': { access: 'admin', params: byPaidOrder },
  'PUT /admin/orders/:id/site/domain': {
    access: 'admin',
    params: byPaidOrder,
    body: { domain: 'sharp.example', agreed: true },
  },
  // The call before set it; the check finds that no name server answers.
  'POST /admin/orders/:id/site/domain/check': {
    access: 'admin',
    params: byPaidOrder,
    body: {},
  },
  'DELETE /admin/orders/:id/site/domain': {
    access: 'admin',
    params: byPaidOrder,
    status: 204,
  },
  'GET /admin/orders/:id/site': { access: 'admin', params: byPaidOrder },
  // Built, and not published.
  'GET /admin/orders/:id/site/files.zip': { access: 'admin', params: byPaidOrder, status: 404 },
  'GET /admin/orders/:id/site/source.zip': { access: 'admin', params: byPaidOrder, status: 404 },
  'GET /admin/orders/:id/site/entries': { access: 'admin', params: byPaidOrder },
  'GET /admin/orders/:id/site/entries.csv': { access: 'admin', params: byPaidOrder },
  'GET /admin/orders/:id/site/content': { access: 'admin', params: byPaidOrder },
  'PUT /admin/orders/:id/site/content': {
    access: 'admin',
    params: byPaidOrder,
    body: { version: 1, content: {}, options: {} },
  },
  // The price of that design differs.
  'PUT /admin/orders/:id/site/design': {
    access: 'admin',
    params: byPaidOrder,
    body: { templateId: 'barbershop-deluxe', version: 1 },
    status: 422,
  },
  'POST /admin/orders/:id/site/releases': { access: 'admin', params: byPaidOrder, body: {}, status: 202 },
  'GET /admin/orders/:id/site/releases/:release': {
    access: 'admin',
    params: ({ ids }) => ({ id: ids.paidOrder, release: ids.release }),
  },
  'POST /admin/orders/:id/site/publication': {
    access: 'admin',
    params: byPaidOrder,
    body: ({ ids }) => ({ release: ids.release }),
  },
  // Work has not begun.
  'POST /admin/orders/:id/site/offer': {
    access: 'admin',
    params: byPaidOrder,
    body: ({ ids }) => ({ release: ids.release }),
    status: 409,
  },
  // Nothing was handed in.
  'PUT /admin/orders/:id/site/suggestion': {
    access: 'admin',
    params: byPaidOrder,
    body: { version: 1, content: { version: 3 } },
    status: 409,
  },
  'GET /admin/orders/:id/site/messages': { access: 'admin', params: byPaidOrder },
  'POST /admin/orders/:id/site/messages': {
    access: 'admin',
    params: byPaidOrder,
    body: { text: 'It is done.' },
    status: 201,
  },
  'PUT /admin/orders/:id/site/pause': { access: 'admin', params: byPaidOrder, body: { paused: true } },
  'PUT /admin/orders/:id/site/name': { access: 'admin', params: byPaidOrder, body: { name: 'sharp' } },
  'DELETE /admin/orders/:id/site/names/:name': {
    access: 'admin',
    params: ({ ids, formerName }) => ({ id: ids.paidOrder, name: formerName }),
    status: 204,
  },
  'GET /admin/messages': { access: 'admin' },
  'PATCH /admin/messages/:id': {
    access: 'admin',
    params: ({ ids }) => ({ id: ids.message }),
    body: { state: 'read' },
  },
  'GET /admin/quotes': { access: 'admin' },
  'PATCH /admin/quotes/:id': {
    access: 'admin',
    params: ({ ids }) => ({ id: ids.quote }),
    body: { state: 'read' },
  },
  'GET /admin/subscribers': { access: 'admin' },
  'GET /admin/subscribers.csv': { access: 'admin' },
  'GET /admin/reviews': { access: 'admin' },
  'PATCH /admin/reviews/:id': {
    access: 'admin',
    params: ({ ids }) => ({ id: ids.review }),
    body: { hidden: true },
  },
  'GET /admin/mails': { access: 'admin' },
  'POST /admin/mails/:id/resend': {
    access: 'admin',
    params: ({ ids }) => ({ id: ids.mail }),
    body: {},
  },
  'GET /admin/buyers': { access: 'admin' },
  'GET /admin/people': { access: 'admin' },
  'PATCH /admin/people/:id': {
    access: 'admin',
    params: ({ people }) => ({ id: people.customer.user.id }),
    body: { role: 'admin' },
  },
  'GET /admin/audit': { access: 'admin' },
};
