import { deskSite } from '@awning/content/deskSite';
import type { SiteDomain as Domain, SiteDomainState } from '@awning/contract/admin/siteDomains';
import { Button } from '@awning/ui/components/Button';
import { Checkbox } from '@awning/ui/components/Checkbox';
import { Field } from '@awning/ui/components/Field';
import { Form, type FormProps } from '@awning/ui/components/Form';
import { useLostFocus } from '@awning/ui/components/LostFocus';
import { StateStamp } from '@awning/ui/components/StateStamp';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { DeskPanel } from '@awning/ui/sections/DeskPanel';
import { Heading, Stack, Text } from '@awning/ui/primitives';
import { useRef } from 'react';
import { deskDate } from '../deskDate.ts';
import type { DeskChanging } from '../deskView.ts';
import { DeskTable } from '../DeskList/DeskTable.tsx';
import { DeskProblem } from '../DeskProblem/DeskProblem.tsx';
import { paths } from '../../paths.ts';

export interface SiteDomainProps extends DeskChanging {
  id: string;
  own: SiteDomainState;
  form: Pick<FormProps, 'status' | 'problems' | 'onSubmit'>;
  onCheck: () => void;
  onRemove: (domain: string) => void;
}

const { domain: words } = deskSite;

/** Sets a website's own domain, and lists the DNS records that lead there. */
export function SiteDomain({ id, own, form, ...does }: SiteDomainProps) {
  const place = useRef<HTMLDivElement>(null);
  const { bought, domain } = own;
  useLostFocus(place, domain ? 1 : 0);

  return (
    <DeskPanel id="domain" heading={words.heading} lead={words.lead}>
      <div ref={place} tabIndex={-1} role="group" aria-label={words.heading}>
        {domain ? (
          <SetDomain domain={domain} {...does} />
        ) : (
          <Form
            {...form}
            formAction={paths.deskSite.to({ id })}
            messages={{ domain: words.enter }}
            summary={words.problems}
          >
            <Stack gap="medium">
              <Field name="domain" label={words.domain} hint={words.hint} />
              {!bought && (
                <>
                  <Text>{words.notBought}</Text>
                  <Checkbox name="agreed" value="yes" label={words.agreed} />
                </>
              )}
              <div>
                <SubmitButton label={words.save} busyLabel={words.saving} size="medium" tone="outline" />
              </div>
            </Stack>
          </Form>
        )}
      </div>
    </DeskPanel>
  );
}

interface SetDomainProps extends Pick<SiteDomainProps, 'busy' | 'problem' | 'onCheck' | 'onRemove'> {
  domain: Domain;
}

function SetDomain({ domain, busy, problem, onCheck, onRemove }: SetDomainProps) {
  const { shown, state, records, checkedAt, nextCheckAt, failure } = domain;
  const failed = problem && ['check', 'remove'].includes(problem.id) ? problem.message : undefined;

  return (
    <Stack gap="medium">
      <Stack gap="small" align="start">
        <Heading level={3} size="large">
          {shown}
        </Heading>
        <StateStamp label={words.states[state]} tone={state === 'proven' ? 'good' : 'open'} />
        <Text>{checkedAt ? words.checked(deskDate(checkedAt).text) : words.unchecked}</Text>
        {failure !== null && <Text>{failure}</Text>}
        {nextCheckAt !== null && (
          <Text size="small" tone="muted">
            {words.next(deskDate(nextCheckAt).text)}
          </Text>
        )}
      </Stack>
      <DeskTable
        caption={words.records}
        rowHeading={words.purpose}
        columns={[words.type, words.name, words.value]}
        rows={records.map(({ purpose, type, name, value }) => ({
          id: `${type} ${name} ${value}`,
          header: words.purposes[purpose],
          cells: [type, <code key="name">{name}</code>, <code key="value">{value}</code>],
        }))}
      />
      <DeskProblem>{failed}</DeskProblem>
      <Stack gap="small" align="start">
        <Button tone="outline" size="small" busy={busy === 'check'} onClick={onCheck}>
          {busy === 'check' ? words.checking : words.check}
        </Button>
        <Button tone="quiet" size="small" busy={busy === 'remove'} onClick={() => onRemove(shown)}>
          {busy === 'remove' ? words.removing : words.remove}
        </Button>
      </Stack>
    </Stack>
  );
}
