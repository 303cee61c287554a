import { triedLinkWords as words } from '@awning/content/orders/triedLinkWords';
import type { TriedLink } from '@awning/contract/sites/triedLinks';
import { ActionGroup } from '@awning/ui/components/ActionGroup';
import { Button } from '@awning/ui/components/Button';
import { Heading, Section, Stack, Text } from '@awning/ui/primitives';
import { StatusPanel } from '@awning/ui/sections/StatusPanel';
import { useId, type ReactNode } from 'react';
import { day } from '../../format/day.ts';
import { paths } from '../../paths.ts';
import { triedQuery } from '../../tried/readTried.ts';
import type { Offer } from '../offerOf.ts';

export interface TriedPageProps {
  /** The trial of the link. Undefined once the link has expired. */
  shown?: (TriedLink & { offer: Offer }) | undefined;
  /** The design with the trial's values. */
  view: ReactNode;
  /** The address that deletes the link. */
  removeAction: string;
  /** Copies the address of the page. Undefined where copying is not possible. */
  onCopy?: (() => void) | undefined;
}

/** Shows a visitor who has the link the trial, and the ways on from there; or says that it has expired. */
export function TriedPage({ shown, view, removeAction, onCopy }: TriedPageProps) {
  const headingId = useId();

  if (!shown) {
    const { heading, text, again, home } = words.over;
    const actions = [
      { label: again, href: paths.catalogue.to() },
      { label: home, href: paths.home.to() },
    ] as const;
    return <StatusPanel tone="problem" heading={heading} text={text} actions={actions} />;
  }

  const { offer, tried, expiresAt } = shown;
  const change = `${paths.try.to({ templateId: offer.id })}?${triedQuery(tried)}`;
  return (
    <Section labelledBy={headingId}>
      <Stack gap="large">
        <Stack gap="small" align="start">
          <Heading id={headingId} level={1} size="xlarge">
            {words.heading(offer.name, tried.name)}
          </Heading>
          <Text size="lead">{words.lead}</Text>
          <ActionGroup
            actions={[
              { label: words.change, href: change },
              { label: words.about(offer.name), href: offer.href },
            ]}
            second="quiet"
          />
          {onCopy && (
            <Button tone="outline" onClick={onCopy}>
              {words.copy.label}
            </Button>
          )}
        </Stack>
        {view}
        <Stack gap="small" align="start">
          <Text>{words.until(day(expiresAt.slice(0, 10)).text)}</Text>
          <form method="post" action={removeAction}>
            <Button type="submit" tone="outline">
              {words.remove}
            </Button>
          </form>
        </Stack>
      </Stack>
    </Section>
  );
}
