import { CallToAction } from '@awning/ui/sections/CallToAction';
import type { GroundName } from '@awning/ui/theme/grounds';
import { callAction } from '../actions/callAction.ts';
import type { AskingSite } from './asking.ts';

/** Stands at a form's anchor where the business reads no forms: what the form was about, and whom to ring instead. */
export function ClosedForm({
  site,
  id,
  heading,
  lead,
  tone = 'plain',
}: {
  site: AskingSite;
  id: string;
  heading: string;
  lead?: string;
  tone?: GroundName | undefined;
}) {
  const { closed } = site.labels.form;
  return (
    <CallToAction
      id={id}
      heading={heading}
      lead={[lead, closed].filter(Boolean).join(' ')}
      actions={[callAction(site)]}
      tone={tone}
    />
  );
}
