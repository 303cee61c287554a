import { Type, type Static } from 'typebox';
import { Id, InstantOrNull } from '../admin/admin.ts';
import { SiteDomainState } from '../admin/siteDomains.ts';
import {
  AdminRelease,
  AdminSite,
  AdminSiteContent,
  SiteFault,
  SiteSuggestion,
  SuggestedChange,
} from '../admin/sites.ts';
import { Failure, FailureShape } from '../failure.ts';
import { Instant, Money, OrderToken, textOf } from '../fields.ts';
import { SiteStanding } from '../sites/orderSite.ts';
import { urls } from '../urls.ts';

const tags = ['Workshop'];

export const WrittenMessage = textOf(4_000, 'Write a few words, in 4,000 characters or fewer');

/** The messages between a buyer and the shop. */
export const WorkshopMessage = Type.Object({
  id: Id,
  from: Type.Enum(['buyer', 'shop']),
  text: Type.String(),
  asksChange: Type.Boolean({
    description: 'It sent a finished site back, and counts as a round of changes.',
  }),
  at: Instant,
});
export type WorkshopMessage = Static<typeof WorkshopMessage>;

/** Where a buyer says what belongs on their website, looks it over and lets it go live. */
export const Workshop = Type.Object({
  ...SiteStanding.properties,
  templateId: Type.String(),
  designs: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      category: Type.String({ description: 'The trade it is for.' }),
      ordered: Type.Boolean({ description: 'It is the one that was bought.' }),
    }),
    {
      description:
        'Those that are paid for: the one that it is in, then those of the trade that was bought, then the others.',
    },
  ),
  dearer: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      category: Type.String({ description: 'The trade it is for.' }),
      difference: { ...Money, description: 'What is to be paid for it, in integer minor units.' },
    }),
    {
      description:
        'Those that cost more than what was paid: those of the trade that was bought, then the others. None once the website was published.',
    },
  ),
  content: AdminSiteContent.properties.content,
  options: AdminSiteContent.properties.options,
  version: AdminSite.properties.version,
  savedAt: Instant,
  missing: Type.Array(SiteFault, { description: 'What keeps it from being handed in, by its place.' }),
  handedInAt: InstantOrNull,
  offered: Type.Union([AdminRelease, Type.Null()], {
    description: 'What the shop has put together, to be looked over and approved.',
  }),
  changesLeft: Type.Integer({ minimum: 0, description: 'How often it may be sent back.' }),
  suggestion: Type.Union(
    [
      Type.Object({
        ...SiteSuggestion.properties,
        content: {
          ...AdminSiteContent.properties.content,
          description: 'What the website said in the version that they count from.',
        },
        changes: Type.Array(
          Type.Object({
            ...SuggestedChange.properties,
            outdated: Type.Boolean({
              description: 'Something else was saved there meanwhile: it can be left, and not be taken.',
            }),
          }),
        ),
      }),
      Type.Null(),
    ],
    { description: 'Corrections that the shop suggests, until each is taken or left.' },
  ),
  messages: Type.Array(WorkshopMessage, { description: 'The last 200, the oldest first.' }),
  versions: AdminSite.properties.versions,
  releases: AdminSite.properties.releases,
  pictures: AdminSite.properties.pictures,
  ownDomain: {
    ...SiteDomainState,
    description: 'The domain of its own as it was typed in, and the records to set for it.',
  },
});
export type Workshop = Static<typeof Workshop>;

const Look = Type.Object({ id: Type.String(), name: Type.String() });

/** The parts of a form for a design. */
export const WorkshopForm = Type.Object({
  schema: Type.Unsafe<Record<string, unknown>>({
    type: 'object',
    additionalProperties: true,
    description: 'JSON Schema of the fields that the design draws, with a title and an example each.',
  }),
  drawings: Type.Array(
    Type.Object({
      ...Look.properties,
      src: Type.String({ description: 'The address of a picture of it.' }),
      offered: Type.Boolean({
        description: 'Whether it is one to choose. The others are there for what names them already.',
      }),
    }),
    { description: 'That may stand where a picture does.' },
  ),
  palettes: Type.Array(
    Type.Object({
      ...Look.properties,
      cloth: Type.Tuple([Type.String(), Type.String()], {
        description: 'The two colours that tell it from the others.',
      }),
    }),
  ),
  typefaces: Type.Array(
    Type.Object({
      ...Look.properties,
      src: Type.String({ description: 'The address of a drawing of its name, set in it.' }),
    }),
  ),
  plain: Type.Boolean({ description: 'Whether it has plain words to choose in the place of its own.' }),
});
export type WorkshopForm = Static<typeof WorkshopForm>;

const refusals = { 404: Failure, 409: Failure, 503: Failure } as const;

export const getWorkshop = {
  method: 'GET',
  url: urls.workshop,
  schema: {
    operationId: 'getWorkshop',
    summary: 'The website of an order, as its buyer works on it',
    description:
      'It is made when it is first asked for, of an order that is paid, in progress or delivered. 409 for any other that has none.',
    tags,
    params: OrderToken,
    response: { 200: Workshop, ...refusals },
  },
} as const;

export const getWorkshopForm = {
  method: 'GET',
  url: urls.workshopForm,
  schema: {
    operationId: 'getWorkshopForm',
    summary: 'What can be filled in for the design of an order',
    tags,
    params: OrderToken,
    response: { 200: WorkshopForm, ...refusals },
  },
} as const;

/** One field that was filled in, or emptied. */
export const ContentChange = Type.Object({
  path: Type.String({
    maxLength: 300,
    pattern: '^[^.]+(\\.[^.]+){0,15}$',
    description: 'As `prices.groups.0.items.2.name`. A row is added or taken away by sending its whole list.',
    'x-message': 'Name the field by its place',
  }),
  value: Type.Optional(Type.Unknown({ description: 'What stands there now. Left out, nothing does.' })),
});
export type ContentChange = Static<typeof ContentChange>;

export const saveWorkshopContent = {
  method: 'PATCH',
  url: urls.workshopContent,
  schema: {
    operationId: 'saveWorkshopContent',
    summary: 'Save what was filled in, as a new version',
    description:
      '`version` is the one that was changed. When another was saved meanwhile, nothing is saved: 409 brings the newest, so ' +
      'that it can be shown. 422 names each fault by its place, and nothing is saved either. What is only not finished yet is saved.',
    tags,
    params: OrderToken,
    body: Type.Object({
      version: Type.Integer({
        minimum: 1,
        maximum: 999_999_999,
        'x-message': 'Say which version you changed',
      }),
      changes: Type.Array(ContentChange, { maxItems: 500 }),
      options: Type.Optional(AdminSiteContent.properties.options),
    }),
    response: {
      200: Type.Object({
        version: Type.Integer(),
        savedAt: Instant,
        missing: Type.Array(SiteFault),
      }),
      ...refusals,
      409: Type.Object({ ...FailureShape.properties, newest: Type.Optional(AdminSiteContent) }),
      413: Failure,
      422: Failure,
    },
  },
} as const;

export const handInWorkshop = {
  method: 'POST',
  url: urls.workshopHandIn,
  schema: {
    operationId: 'handInWorkshop',
    summary: 'Hand what was filled in over to the shop',
    description:
      'The order is in progress from then on, and the day on which it is ready is reckoned from here. 422 names by its place ' +
      'what is missing; 409 when another version than `version` was saved meanwhile, and nothing is handed in then. Handed in ' +
      'again it is nothing. As a plain form it answers 303 to the order’s page.',
    tags,
    params: OrderToken,
    body: Type.Object({
      version: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 999_999_999,
          description: 'The one that was looked at. Left out, it is the one that was saved last.',
          'x-message': 'Say which version you looked at',
        }),
      ),
    }),
    response: { 200: Workshop, ...refusals, 422: Failure },
  },
} as const;

export const approveWorkshop = {
  method: 'POST',
  url: urls.workshopApproval,
  schema: {
    operationId: 'approveWorkshop',
    summary: 'Approve what the shop has put together: it goes live at once',
    description:
      '409 when it is not what is offered by now. As a plain form it answers 303 to the order’s page.',
    tags,
    params: OrderToken,
    body: Type.Object({ release: { ...Id, 'x-message': 'Look at it once more before you approve it' } }),
    response: { 200: Workshop, ...refusals, 422: Failure },
  },
} as const;

export const sendWorkshopMessage = {
  method: 'POST',
  url: urls.workshopMessages,
  schema: {
    operationId: 'sendWorkshopMessage',
    summary: 'Write to the shop about an order, or send a finished site back',
    description:
      'It is mailed to the shop. `asksChange` sends back what was offered, as often as `changesLeft` says; 409 after that. ' +
      'As a plain form it answers 303 to the order’s page.',
    tags,
    params: OrderToken,
    body: Type.Object({
      text: WrittenMessage,
      asksChange: Type.Optional(Type.Boolean()),
    }),
    response: { 200: Workshop, ...refusals, 422: Failure },
  },
} as const;

export const buildWorkshop = {
  method: 'POST',
  url: urls.workshopReleases,
  schema: {
    operationId: 'buildWorkshop',
    summary: 'Build the version that was saved last, to look at or to publish',
    description: 'What was built before is not built again: the answer names that release.',
    tags,
    params: OrderToken,
    response: { 202: Type.Object({ id: Id }), ...refusals },
  },
} as const;

export const getWorkshopRelease = {
  method: 'GET',
  url: urls.workshopRelease,
  schema: {
    operationId: 'getWorkshopRelease',
    summary: 'How far a release is',
    tags,
    params: Type.Object({ ...OrderToken.properties, release: Id }),
    response: { 200: AdminRelease, ...refusals },
  },
} as const;

export const publishWorkshop = {
  method: 'PUT',
  url: urls.workshopPublication,
  schema: {
    operationId: 'publishWorkshop',
    summary: 'Show visitors a newer release of a site that is live, or an earlier one again',
    description:
      '409 before it was approved for the first time, and when it is not built; 422 names by its place what is missing.',
    tags,
    params: OrderToken,
    body: Type.Object({ release: { ...Id, 'x-message': 'Choose a release of this website' } }),
    response: { 200: Workshop, ...refusals, 422: Failure },
  },
} as const;
