import { Type, type Static } from 'typebox';
import { ById, choiceOf, forAdmins, Id, InstantOrNull, refusals, SearchWords, tags } from './admin.ts';
import { Failure } from '../failure.ts';
import { Instant } from '../fields.ts';
import { pageOf, PageQuery } from '../paging.ts';
import { urls } from '../urls.ts';

const Role = choiceOf(['customer', 'admin']);

export const AdminPerson = Type.Object({
  id: Id,
  first_name: Type.String(),
  last_name: Type.String(),
  username: Type.String(),
  email: Type.String(),
  role: Role,
  createdAt: Instant,
  emailProvenAt: InstantOrNull,
});
export type AdminPerson = Static<typeof AdminPerson>;

export const listPeople = {
  method: 'GET',
  url: urls.adminPeople,
  config: forAdmins,
  schema: {
    operationId: 'listPeople',
    summary: 'Who has an account, newest first',
    tags,
    querystring: Type.Object({
      ...PageQuery.properties,
      role: Type.Optional(Role),
      q: Type.Optional(SearchWords),
    }),
    response: { 200: pageOf(AdminPerson), ...refusals, 422: Failure },
  },
} as const;

export const changePerson = {
  method: 'PATCH',
  url: urls.adminPerson,
  config: forAdmins,
  schema: {
    operationId: 'changePerson',
    summary: 'Give somebody another role',
    description: 'Whoever is no longer an admin is signed out everywhere. Nobody changes their own role.',
    tags,
    params: ById,
    body: Type.Object({ role: Role }),
    response: { 200: AdminPerson, ...refusals, 404: Failure, 409: Failure, 422: Failure },
  },
} as const;
