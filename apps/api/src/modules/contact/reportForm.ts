import { contact } from '@awning/content/forms/contact';
import { report } from '@awning/content/forms/report';
import { trapName } from '@awning/contract/trapName';
import { urls } from '@awning/contract/urls';
import type { PlainForm } from '../../http/plainForms.ts';

const { labels } = contact;

/**
 * The form to which the websites of buyers lead visitors who find them abused: the contact form on a page of its own,
 * without script.
 */
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

/** The longest host name (RFC 1035), with a port. */
const longestHost = 253 + ':65535'.length;
const longestSubject = 200;

/** The fields that are filled in from the reported site. A value that is not a host fills nothing in. */
export const typedOf = (site: unknown): Record<string, string> =>
  typeof site === 'string' &&
  site.length <= longestHost &&
  /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?$/.test(site)
    ? { subject: report.subject(site).slice(0, longestSubject) }
    : {};
