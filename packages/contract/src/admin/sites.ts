import { Type, type Static } from 'typebox';
import { ById, forAdmins, Id, InstantOrNull, orNull, refusals, tags } from './admin.ts';
import { Failure, FailureShape } from '../failure.ts';
import { Instant } from '../fields.ts';
import { SiteStanding } from '../sites/orderSite.ts';
import { urls } from '../urls.ts';

export const enterSiteName =
  'Choose a name of 3 to 40 small letters, digits and hyphens, with a letter or a digit at both ends';

/** The name of a site in its address. Two hyphens in third place mean that the name is in another script. */
export const SiteName = Type.String({
  pattern: '^(?!..--)[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$',
  'x-message': enterSiteName,
});

/** Any JSON object, with fields of any name: a pattern for the names would leave out those with a line break. */
const anyObject = (description: string, message: string) =>
  Type.Unsafe<Record<string, unknown>>({
    type: 'object',
    additionalProperties: true,
    description,
    'x-message': message,
  });

/** The content of a business's site. Its design decides what is valid: a fault is reported by its place. */
const SiteContent = anyObject('As the schema of its design has it.', 'Send the content as one JSON object');
const SiteOptions = anyObject('The looks chosen for it.', 'Send the options as one JSON object');

const VersionNumber = Type.Integer({ minimum: 1, description: 'Counted from one, by site.' });

/** A fault to be mended, by its place in the content. */
export const SiteFault = Type.Object({
  path: Type.String({ description: 'As `prices.groups.0.items.2.name`; empty for all of it.' }),
  message: Type.String({ description: 'A sentence for people.' }),
});
export type SiteFault = Static<typeof SiteFault>;

/** The step of a release that is being built. */
export const ReleaseStep = Type.Object({
  kind: Type.Enum(['pages', 'pictures', 'packing'], {
    description: 'Pages are rendered, pictures fitted, files packed.',
  }),
  done: Type.Integer({ description: 'How many of them are done.' }),
  of: Type.Integer({ description: 'How many there are.' }),
});
export type ReleaseStep = Static<typeof ReleaseStep>;

export const AdminRelease = Type.Object({
  id: Id,
  version: Type.Integer({ description: 'Which version of the content it shows.' }),
  state: Type.Enum(['waiting', 'building', 'built', 'failed']),
  progress: Type.Integer({ description: 'How many per cent of it are done.' }),
  step: Type.Union([ReleaseStep, Type.Null()], { description: 'What is being done to it just now.' }),
  failure: Type.Union([Type.String(), Type.Null()], { description: 'Why it could not be built.' }),
  createdAt: Instant,
  builtAt: InstantOrNull,
  previewUrl: Type.Union([Type.String(), Type.Null()], {
    description: 'Where it can be looked at before it is published, once it is built.',
  }),
  published: Type.Boolean({ description: 'Whether it is what visitors see.' }),
});
export type AdminRelease = Static<typeof AdminRelease>;

/** A correction that the shop suggests, and its buyer's answer. */
export const SuggestedChange = Type.Object({
  path: Type.String({ description: 'As `prices.groups.0.items.2.name`, in the version it counts from.' }),
  value: Type.Optional(Type.Unknown({ description: 'What would stand there. Left out, nothing would.' })),
  state: Type.Enum(['open', 'taken', 'left']),
});
export type SuggestedChange = Static<typeof SuggestedChange>;

/** The shop's suggestions to the buyer of a website, all at once. */
export const SiteSuggestion = Type.Object({
  id: Id,
  version: Type.Integer({ description: 'The version that the corrections count from.' }),
  note: Type.String({ description: 'What the shop says about it. Empty where nothing was said.' }),
  at: Instant,
  changes: Type.Array(SuggestedChange),
});
export type SiteSuggestion = Static<typeof SiteSuggestion>;

/** The website of an order, as the desk sees it. */
export const AdminSite = Type.Object({
  templateId: Type.String(),
  name: Type.String({ description: 'What it is called in its address.' }),
  address: Type.String({ description: 'Where it stands, or will once it is published.' }),
  state: Type.Enum(['draft', 'live', 'paused'], {
    description: 'Whether visitors see it: not yet, now, or told that it is closed.',
  }),
  stage: SiteStanding.properties.stage,
  handedInAt: InstantOrNull,
  offered: Type.Union([Id, Type.Null()], {
    description: 'The release that its buyer was asked to look over last.',
  }),
  offeredAt: {
    ...InstantOrNull,
    description: 'Since when it awaits the buyer’s yes, or did before it went live.',
  },
  changesAsked: Type.Integer({ minimum: 0, description: 'How often its buyer has sent it back.' }),
  version: Type.Integer({ description: 'The number of the version that was saved last.' }),
  savedAt: Instant,
  seen: Type.Union(
    [
      Type.Object({
        version: VersionNumber,
        how: Type.Enum(['handedIn', 'published'], {
          description: 'Handed in to the shop, or shown to visitors.',
        }),
        at: Instant,
      }),
      Type.Null(),
    ],
    {
      description:
        'The version that was handed in or published last, whichever was later: what is new counts from it.',
    },
  ),
  missing: Type.Array(SiteFault, { description: 'What keeps that version from going live.' }),
  suggestion: Type.Union([SiteSuggestion, Type.Null()], {
    description: 'The corrections that were suggested to its buyer last.',
  }),
  versions: Type.Array(
    Type.Object({ number: VersionNumber, savedBy: Type.Enum(['buyer', 'desk']), savedAt: Instant }),
    { description: 'The last fifty, newest first. Every one is kept.' },
  ),
  releases: Type.Array(AdminRelease, { description: 'The last fifty, newest first. Every one is kept.' }),
  publications: Type.Array(Type.Object({ release: Id, version: VersionNumber, at: Instant }), {
    description: 'What was published when: the last fifty, newest first.',
  }),
  formerNames: Type.Array(
    Type.Object({
      name: Type.String(),
      leadsUntil: Type.String({
        format: 'date-time',
        description: 'Until when it leads to the one that counts.',
      }),
    }),
  ),
  pictures: Type.Array(
    Type.Object({
      id: Id,
      file: Type.String({ description: 'What content knows it by.' }),
      name: Type.String({ description: 'What it was called where it came from.' }),
      size: Type.Integer({ description: 'In bytes.' }),
      received: Type.Integer({ description: 'How many of them are here.' }),
      state: Type.Enum(['arriving', 'scaling', 'ready', 'refused']),
      refusal: Type.Union([Type.String(), Type.Null()], { description: 'Why it was refused.' }),
      width: orNull(Type.Integer()),
      height: orNull(Type.Integer()),
    }),
  ),
  domains: Type.Array(
    Type.Object({
      domain: Type.String(),
      provenAt: InstantOrNull,
      checkedAt: InstantOrNull,
      failure: Type.Union([Type.String(), Type.Null()], { description: 'Why its records do not do.' }),
    }),
  ),
});
export type AdminSite = Static<typeof AdminSite>;

export const AdminSiteContent = Type.Object({
  version: VersionNumber,
  content: SiteContent,
  options: SiteOptions,
  savedBy: Type.Enum(['buyer', 'desk']),
  savedAt: Instant,
});
export type AdminSiteContent = Static<typeof AdminSiteContent>;

const ReleaseOfOrder = Type.Object({ ...ById.properties, release: Id });

export const getSite = {
  method: 'GET',
  url: urls.adminSite,
  config: forAdmins,
  schema: {
    operationId: 'getSite',
    summary: 'The website of an order',
    description:
      'It is made when it is first asked for, of an order that is paid, in progress or delivered. 409 for any other that has none.',
    tags,
    params: ById,
    response: { 200: AdminSite, ...refusals, 404: Failure, 409: Failure },
  },
} as const;

export const getSiteContent = {
  method: 'GET',
  url: urls.adminSiteContent,
  config: forAdmins,
  schema: {
    operationId: 'getSiteContent',
    summary: 'What a website says, now or in an earlier version',
    tags,
    params: ById,
    querystring: Type.Object({
      version: Type.Optional(
        Type.String({ pattern: '^[1-9]\\d{0,8}$', 'x-message': 'Name a version by its number' }),
      ),
    }),
    response: { 200: AdminSiteContent, ...refusals, 404: Failure, 422: Failure },
  },
} as const;

export const saveSiteContent = {
  method: 'PUT',
  url: urls.adminSiteContent,
  config: forAdmins,
  schema: {
    operationId: 'saveSiteContent',
    summary: 'Save what a website says, as a new version',
    description:
      '`version` is the one that was read. When somebody saved another meanwhile, nothing is saved: 409 names the newest. ' +
      'What a fault of content is, its design says: 422 names each by its place. What is only not finished yet is saved.',
    tags,
    params: ById,
    body: Type.Object({
      version: Type.Integer({
        minimum: 1,
        maximum: 999_999_999,
        'x-message': 'Say which version you changed',
      }),
      content: SiteContent,
      options: SiteOptions,
    }),
    response: {
      200: Type.Object({ version: VersionNumber, savedAt: Instant }),
      ...refusals,
      404: Failure,
      409: Type.Object({ ...FailureShape.properties, version: Type.Optional(VersionNumber) }),
      413: Failure,
      422: Failure,
    },
  },
} as const;

export const buildSite = {
  method: 'POST',
  url: urls.adminSiteReleases,
  config: forAdmins,
  schema: {
    operationId: 'buildSite',
    summary: 'Build the version that was saved last',
    description:
      'What was built before is not built again: the answer names that release. One that failed is tried again.',
    tags,
    params: ById,
    response: { 202: Type.Object({ id: Id }), ...refusals, 404: Failure, 409: Failure },
  },
} as const;

export const getSiteRelease = {
  method: 'GET',
  url: urls.adminSiteRelease,
  config: forAdmins,
  schema: {
    operationId: 'getSiteRelease',
    summary: 'How far a release is',
    tags,
    params: ReleaseOfOrder,
    response: { 200: AdminRelease, ...refusals, 404: Failure },
  },
} as const;

export const publishSite = {
  method: 'POST',
  url: urls.adminSitePublication,
  config: forAdmins,
  schema: {
    operationId: 'publishSite',
    summary: 'Show visitors a release, or an earlier one again',
    description:
      'All of it at once. 409 when it is not built; 422 names by its place what is missing in one that was never published.',
    tags,
    params: ById,
    body: Type.Object({ release: { ...Id, 'x-message': 'Choose a release of this website' } }),
    response: { 200: AdminSite, ...refusals, 404: Failure, 409: Failure, 422: Failure },
  },
} as const;

export const offerSite = {
  method: 'POST',
  url: urls.adminSiteOffer,
  config: forAdmins,
  schema: {
    operationId: 'offerSite',
    summary: 'Ask the buyer of a website to look a release over, and to approve it',
    description:
      'It is mailed to them. 409 when it is not built, when work has not begun, and when the website is live already; ' +
      '422 names by its place what is missing.',
    tags,
    params: ById,
    body: Type.Object({ release: { ...Id, 'x-message': 'Choose a release of this website' } }),
    response: { 200: AdminSite, ...refusals, 404: Failure, 409: Failure, 422: Failure },
  },
} as const;

export const pauseSite = {
  method: 'PUT',
  url: urls.adminSitePause,
  config: forAdmins,
  schema: {
    operationId: 'pauseSite',
    summary: 'Close a website for now, or open it again',
    tags,
    params: ById,
    body: Type.Object({
      paused: Type.Boolean({ 'x-message': 'Say whether it is to be closed' }),
    }),
    response: { 200: AdminSite, ...refusals, 404: Failure, 409: Failure, 422: Failure },
  },
} as const;

export const renameSite = {
  method: 'PUT',
  url: urls.adminSiteName,
  config: forAdmins,
  schema: {
    operationId: 'renameSite',
    summary: 'Give a website another name in its address',
    description: 'The one before leads to it for 90 days.',
    tags,
    params: ById,
    body: Type.Object({ name: SiteName }),
    response: { 200: AdminSite, ...refusals, 404: Failure, 409: Failure, 422: Failure },
  },
} as const;

export const releaseSiteName = {
  method: 'DELETE',
  url: urls.adminSiteFormerName,
  config: forAdmins,
  schema: {
    operationId: 'releaseSiteName',
    summary: 'Let others have a name that a website had before',
    description: 'It leads nowhere from then on. 409 for the name that counts.',
    tags,
    params: Type.Object({ ...ById.properties, name: Type.String() }),
    response: { 204: Type.Null(), ...refusals, 404: Failure, 409: Failure },
  },
} as const;
