import { ById, forAdmins, refusals, tags } from './admin.ts';
import { Failure } from '../failure.ts';
import { csvAnswer, SiteVisitors } from '../sites/orderSite.ts';
import { urls } from '../urls.ts';

export const listSiteEntries = {
  method: 'GET',
  url: urls.adminSiteEntries,
  config: forAdmins,
  schema: {
    operationId: 'listSiteEntries',
    summary: 'What visitors left at the website of an order',
    tags,
    params: ById,
    response: { 200: SiteVisitors, ...refusals, 404: Failure },
  },
} as const;

export const downloadSiteEntries = {
  method: 'GET',
  url: urls.adminSiteEntriesFile,
  config: forAdmins,
  schema: {
    operationId: 'downloadSiteEntries',
    summary: 'All that was sent by the forms of an order’s website, as a file for a spreadsheet',
    description:
      'RFC 4180, the newest first. A cell that a spreadsheet would take for a formula begins with an apostrophe.',
    tags,
    params: ById,
    response: { 200: csvAnswer, ...refusals, 404: Failure },
  },
} as const;
