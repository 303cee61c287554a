import { newsletter } from '@awning/content/forms/newsletter';
import type { NewsletterLink } from '@awning/contract/renderer';
import { StatusPanel } from '@awning/ui/sections/StatusPanel';
import { paths } from '../../paths.ts';

export interface NewsletterLinkPageProps {
  /** What the link in the mail is for. */
  purpose: 'confirm' | 'unsubscribe';
  /** How it stands with the link. */
  link: NewsletterLink;
  /** Where the button posts to. Only that does something: programs follow links, too. */
  action: string;
}

/** Asks for the one press that a link in a newsletter is for, and says what came of it. */
export function NewsletterLinkPage({ purpose, link, action }: NewsletterLinkPageProps) {
  const { links } = newsletter;
  const { ask, done, button, sending } = links[purpose];
  const waysOn = [
    { label: links.browse, href: paths.catalogue.to() },
    { label: links.home, href: paths.home.to() },
  ] as const;

  if (link === 'dead') return <StatusPanel tone="problem" {...links.dead} actions={waysOn} />;
  if (link === 'done') return <StatusPanel tone="success" {...done} actions={waysOn} />;
  return (
    <StatusPanel tone="waiting" {...ask} form={{ formAction: action, label: button, busyLabel: sending }} />
  );
}
