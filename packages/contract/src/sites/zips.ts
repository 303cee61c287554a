import { Type } from 'typebox';
import { ById, forAdmins, refusals, tags } from '../admin/admin.ts';
import { Failure } from '../failure.ts';
import { OrderToken } from '../fields.ts';
import { urls } from '../urls.ts';

const description =
  'Of what is published, with the photographs that it shows, at the address and in the design that it has by now.';

const answer = {
  200: {
    description: 'OK',
    content: { 'application/zip': { schema: Type.String({ format: 'binary' }) } },
  },
  404: Failure,
  503: Failure,
};

const forBuyers = {
  config: { page: true },
  schema: { description, tags: ['Orders'], params: OrderToken, response: answer },
} as const;
const forDesk = {
  config: forAdmins,
  schema: { description, tags, params: ById, response: { ...refusals, ...answer } },
} as const;

const files = 'Download the finished files of a website, for any host';
const source = 'Download a website as a project that builds it';

export const downloadSiteFiles = {
  method: 'GET',
  url: urls.orderSiteFiles,
  ...forBuyers,
  schema: { ...forBuyers.schema, operationId: 'downloadSiteFiles', summary: files },
} as const;

export const downloadSiteSource = {
  method: 'GET',
  url: urls.orderSiteSource,
  ...forBuyers,
  schema: { ...forBuyers.schema, operationId: 'downloadSiteSource', summary: source },
} as const;

export const downloadAdminSiteFiles = {
  method: 'GET',
  url: urls.adminSiteFiles,
  ...forDesk,
  schema: { ...forDesk.schema, operationId: 'downloadAdminSiteFiles', summary: files },
} as const;

export const downloadAdminSiteSource = {
  method: 'GET',
  url: urls.adminSiteSource,
  ...forDesk,
  schema: { ...forDesk.schema, operationId: 'downloadAdminSiteSource', summary: source },
} as const;
