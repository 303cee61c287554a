import { expect, test } from 'vitest';
import { accessTable, type Access } from '../testing/accessTable.ts';
import { createAccessWorld, privateWords, type AccessWorld } from '../testing/accessWorld.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import { liveRoutes } from '../testing/liveRoutes.ts';

// Roles that are refused come first, so that changes by the others cannot help them.
const roles = ['guest', 'deletedAdmin', 'demotedAdmin', 'otherCustomer', 'customer', 'admin'] as const;
type Role = (typeof roles)[number];

/** The status by which each role is refused, by the access of the route. A role that is not listed is let in. */
const refusals: Record<Access, Partial<Record<Role, number>>> = {
  everyone: {},
  'signed-in': { guest: 401, deletedAdmin: 401 },
  owner: { guest: 401, deletedAdmin: 401, demotedAdmin: 404, otherCustomer: 404, admin: 404 },
  admin: { guest: 401, deletedAdmin: 401, demotedAdmin: 403, otherCustomer: 403, customer: 403 },
};

const isHead = (route: string) => route.startsWith('HEAD ');

test('every route has an access rule', async () => {
  const { app } = await createAccessWorld();
  const routes = liveRoutes(app);

  expect(routes).toContain('HEAD /health');
  expect(routes.filter((route) => !isHead(route)).toSorted()).toEqual(Object.keys(accessTable).toSorted());
});

test('no page for developers is served in production', async () => {
  const routes = liveRoutes(await createTestApp({ production: true }));

  expect(routes).toContain('GET /admin/orders');
  expect(routes.filter((route) => route.includes(' /dev') || accessTable[route]?.isDevOnly)).toEqual([]);
});

async function call(world: AccessWorld, route: string, role: Role, method: string) {
  const { params, body, headers } = accessTable[route]!;
  const [, pattern] = route.split(' ') as [string, string];
  const values = params?.(world) ?? {};
  const url = pattern.replace(/:(\w+)|\*/g, (mark, name: string | undefined) => values[name ?? mark]!);
  const payload = typeof body === 'function' ? body(world) : body;
  const isForm = headers?.['content-type']?.includes('form');

  return world.app.app.inject({
    method: method as 'GET',
    url,
    headers: {
      ...(payload && { 'content-type': 'application/json' }),
      ...headers,
      ...(role !== 'guest' && world.people[role].headers),
    },
    ...(payload && {
      payload: isForm
        ? new URLSearchParams(payload as Record<string, string>).toString()
        : JSON.stringify(payload),
    }),
  });
}

/**
 * Calls a route with all its methods, as each role, and lists every wrong permission or refusal, and any response that
 * reveals too much.
 */
async function findTrespasses(world: AccessWorld, route: string): Promise<string[]> {
  const live = liveRoutes(world.app);
  const { access, status = 200, isDevOnly } = accessTable[route]!;
  const head = route.replace(/^GET /, 'HEAD ');
  const methods = [route, head].filter((one) => live.includes(one)).map((one) => one.split(' ')[0]!);
  const found: string[] = [];

  for (const role of roles) {
    for (const method of new Set(methods)) {
      const { statusCode, body } = await call(world, route, role, method);
      const due = refusals[access][role] ?? status;
      if (statusCode !== due) found.push(`${role}: ${method} of ${route} is ${statusCode} and not ${due}`);

      const mayRead = isDevOnly || role === 'customer' || role === 'admin';
      const secrets = mayRead ? [] : privateWords.filter((words) => body.includes(words));
      found.push(...secrets.map((secret) => `${role}: ${method} of ${route} says ${secret}`));
    }
  }
  return found;
}

const [reads, changes] = [true, false].map((isRead) =>
  Object.keys(accessTable).filter((route) => route.startsWith('GET ') === isRead),
) as [string[], string[]];

test('routes that read let in the roles that may read, and no others', async () => {
  const world = await createAccessWorld();
  expect(reads.length).toBeGreaterThan(50);
  for (const route of reads) expect(await findTrespasses(world, route)).toEqual([]);
});

test.each(changes)('%s lets in the roles that may call it, and no others', async (route) => {
  expect(await findTrespasses(await createAccessWorld(), route)).toEqual([]);
});

test('an invalid token, or one for another purpose, is refused', async () => {
  const { app, people } = await createAccessWorld();
  const token = people.admin.headers.authorization.slice('Bearer '.length);
  const [head, body, seal] = token.split('.') as [string, string, string];
  const unsigned = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
  const wrong = [
    '',
    'Bearer',
    'Bearer null',
    `Basic ${token}`,
    `Bearer ${head}.${body}.`,
    `Bearer ${unsigned}.${body}.`,
    `Bearer ${head}.${body}.${seal.slice(0, -2)}`,
    `Bearer ${app.services.tokens.mint('refresh', people.admin.session.id)}`,
  ];

  expect((await app.get('/admin/orders', { authorization: `Bearer ${token}` })).statusCode).toBe(200);
  for (const authorization of wrong) {
    const response = await app.get('/admin/orders', { authorization });
    expect([authorization, response.statusCode]).toEqual([authorization, 401]);
    expect(response.headers['www-authenticate']).toBe('Bearer');
  }
});
