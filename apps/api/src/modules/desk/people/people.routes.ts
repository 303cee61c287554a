import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { changePerson, listPeople } from '@awning/contract/admin/people';
import { failureFor } from '../../../http/failures.ts';
import type { DeskPeopleService } from './people.service.ts';
import { unknown } from '../refusals.ts';

/** The HTTP routes for the accounts. */
export const deskPeopleRoutes: FastifyPluginAsyncTypebox<{ people: DeskPeopleService }> = async (
  app,
  { people },
) => {
  app.route({
    ...listPeople,
    handler: (request) => people.list(request.query),
  });

  app.route({
    ...changePerson,
    handler: async (request, reply) => {
      const { params, body, signedIn } = request;
      const changing = await people.setRole(params.id.toLowerCase(), body.role, signedIn.id);
      switch (changing.outcome) {
        case 'unknown':
          return reply.failure(404, unknown('Person'));
        case 'last-admin':
          return reply.failure(409, lastAdmin);
        case 'own-role':
          return reply.failure(409, ownRole);
        case 'no-admin':
          return reply.failure(403, failureFor(403));
        case 'changed':
          return reply.send(changing.person);
      }
    },
  });
};

const lastAdmin = {
  error: 'last-admin',
  message: 'The shop needs somebody at the desk. Make another person an admin first.',
};

const ownRole = { error: 'own-role', message: 'Nobody changes their own role. Ask another admin.' };
