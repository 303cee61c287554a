import { contact } from '@awning/content/forms/contact';
import { report } from '@awning/content/forms/report';
import { trapName } from '@awning/contract/trapName';
import { urls } from '@awning/contract/urls';
import type { PlainForm } from '../../http/plainForms.ts';

const { labels } = contact;

/** Where the websites of buyers lead visitors who find them abused: the contact form, by itself and without script. */
export const reportForm: Omit<PlainForm, 'thanks'> = {
  heading: report.heading,
  text: report.text,
  action: urls.createMessage,
  fields: [
    { name: 'name', label: labels.name, kind: 'line' },
    { name: 'email', label: labels.email, kind: 'email' },
    { name: 'subject', label: labels.subject, kind: 'line' },
    { name: 'message', label: labels.message, kind: 'words' },
    { name: trapName, kind: 'hidden' },
  ],
  send: report.send,
};

/** As a name may be (RFC 1035), with a port. */
const longestHost = 253 + ':65535'.length;
const longestSubject = 200;

/** What is written into it of the site that it is about. What is not a host is not a site. */
export const typedOf = (site: unknown): Record<string, string> =>
  typeof site === 'string' &&
  site.length <= longestHost &&
  /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?$/.test(site)
    ? { subject: report.subject(site).slice(0, longestSubject) }
    : {};
