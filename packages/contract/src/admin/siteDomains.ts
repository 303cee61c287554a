import { Type, type Static } from 'typebox';
import { ById, forAdmins, InstantOrNull, orNull, refusals, tags } from './admin.ts';
import { Failure } from '../failure.ts';
import { Instant, oneLineOf } from '../fields.ts';
import { urls } from '../urls.ts';

/** A DNS record that the owner enters at the registrar of the domain. */
export const DomainRecord = Type.Object({
  purpose: Type.Enum(['proof', 'address', 'www'], {
    description: '`proof` says whose domain it is, `address` leads visitors here, `www` those who type www.',
  }),
  type: Type.Enum(['TXT', 'A', 'AAAA', 'CNAME', 'ALIAS'], {
    description:
      '`ALIAS` is what some call ANAME or “CNAME at the root”: a domain itself cannot have a CNAME.',
  }),
  name: Type.String(),
  value: Type.String(),
});
export type DomainRecord = Static<typeof DomainRecord>;

export const SiteDomain = Type.Object({
  domain: Type.String({ description: 'In the form it is looked up in: without www, in ASCII.' }),
  shown: Type.String({ description: 'The same as its owner reads it.' }),
  state: Type.Enum(['waiting', 'proven'], {
    description: 'A proven one is served, and goes on being served until it is taken away.',
  }),
  records: Type.Array(DomainRecord),
  checkedAt: InstantOrNull,
  nextCheckAt: Type.Union([Instant, Type.Null()], {
    description: 'When we look again by ourselves; null once a week has passed in vain.',
  }),
  failure: Type.Union([Type.String(), Type.Null()], {
    description: 'Why its records do not do, in a sentence.',
  }),
});
export type SiteDomain = Static<typeof SiteDomain>;

export const SiteDomainState = Type.Object({
  bought: Type.Boolean({ description: 'Whether the order has Custom Domain Setup.' }),
  domain: orNull(SiteDomain),
});
export type SiteDomainState = Static<typeof SiteDomainState>;

export const getSiteDomain = {
  method: 'GET',
  url: urls.adminSiteDomain,
  config: forAdmins,
  schema: {
    operationId: 'getSiteDomain',
    summary: 'The domain of a site, and the records to set for it',
    tags,
    params: ById,
    response: { 200: SiteDomainState, ...refusals, 404: Failure },
  },
} as const;

export const setSiteDomain = {
  method: 'PUT',
  url: urls.adminSiteDomain,
  config: forAdmins,
  schema: {
    operationId: 'setSiteDomain',
    summary: 'Give a site a domain of its own',
    description:
      'In any form: with www, in capitals, in letters of any script, pasted with https://. It is served once its records ' +
      'are seen to point here. It takes the place of one that is still waiting; 409 where one is being served. ' +
      '409, too, where the order does not have Custom Domain Setup, unless `agreed` says that the desk gives it all the same.',
    tags,
    params: ById,
    body: Type.Object({
      domain: oneLineOf(2_000, 'Enter a domain like sharp.example'),
      agreed: Type.Optional(
        Type.Literal(true, {
          description: 'The desk has agreed on it with a buyer who asked for it after paying.',
          'x-message': 'Say true, or leave it out',
        }),
      ),
    }),
    response: { 200: SiteDomainState, ...refusals, 404: Failure, 409: Failure, 422: Failure },
  },
} as const;

export const checkSiteDomain = {
  method: 'POST',
  url: urls.adminSiteDomainCheck,
  config: forAdmins,
  schema: {
    operationId: 'checkSiteDomain',
    summary: 'Look at once whether the records of a site’s domain are set',
    tags,
    params: ById,
    response: { 200: SiteDomainState, ...refusals, 404: Failure },
  },
} as const;

export const removeSiteDomain = {
  method: 'DELETE',
  url: urls.adminSiteDomain,
  config: forAdmins,
  schema: {
    operationId: 'removeSiteDomain',
    summary: 'Take its domain from a site',
    description: 'It is no longer served from this moment.',
    tags,
    params: ById,
    response: { 204: Type.Null(), ...refusals, 404: Failure },
  },
} as const;
