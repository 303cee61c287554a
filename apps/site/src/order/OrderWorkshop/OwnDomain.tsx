import { workshopWords } from '@awning/content/orders/workshopWords';
import type { SiteDomain } from '@awning/contract/admin/siteDomains';
import type { Workshop } from '@awning/contract/sites/workshop';
import { addOnsOf } from '@awning/shop/addOns';
import { Button } from '@awning/ui/components/Button';
import { Field } from '@awning/ui/components/Field';
import { Fold } from '@awning/ui/components/Fold';
import { Form, type FormProps } from '@awning/ui/components/Form';
import { useLostFocus } from '@awning/ui/components/LostFocus';
import { StateStamp } from '@awning/ui/components/StateStamp';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { Table } from '@awning/ui/components/Table';
import { Heading, Stack, Text, VisuallyHidden } from '@awning/ui/primitives';
import { useRef } from 'react';
import { useOrderDate } from '../../format/useOrderDate.ts';
import { price } from '../../format/price.ts';

type Posted = Pick<FormProps, 'formAction' | 'status' | 'problems'>;

export interface OwnDomainProps {
  own: Workshop['ownDomain'];
  /** Whether the website is live: then a proven domain leads to it. */
  state: Workshop['state'];
  set: Posted & Pick<FormProps, 'onSubmit' | 'onFirstTouch'>;
  check: Posted & { onSubmit: () => void | Promise<void> };
  remove: Posted & { onSubmit: () => void | Promise<void> };
  /** Copies the values to enter elsewhere. Undefined without script. */
  onCopy?: ((value: string) => void) | undefined;
}

const { domain: words } = workshopWords;
const soldAs = addOnsOf({ addOns: [] }).find(({ id }) => id === 'domainSetup')!;

/**
 * Sets a website's own domain, and lists the DNS records that lead there. An owner who has not bought it reads how to
 * get it.
 */
export function OwnDomain({ own, set, ...does }: OwnDomainProps) {
  const { bought, domain } = own;
  const isTheirs = bought || domain !== null;
  const place = useRef<HTMLDivElement>(null);
  useLostFocus(place, domain ? 1 : 0);

  return (
    <Fold heading={words.heading} headingLevel={2} defaultOpen={isTheirs} id="domain">
      {isTheirs ? (
        <div ref={place} tabIndex={-1} role="group" aria-label={words.heading}>
          <Stack gap="medium">
            <Text tone="muted">{words.lead}</Text>
            {domain ? (
              <SetDomain domain={domain} {...does} />
            ) : (
              <Form {...set} messages={{ domain: words.enter }} summary={words.problems}>
                <Stack gap="medium">
                  <Field name="domain" label={words.label} hint={words.hint} />
                  <div>
                    <SubmitButton label={words.save} busyLabel={words.saving} size="medium" tone="outline" />
                  </div>
                </Stack>
              </Form>
            )}
          </Stack>
        </div>
      ) : (
        <Text>{words.notBought(soldAs.name, price(soldAs.price))}</Text>
      )}
    </Fold>
  );
}

type SetDomainProps = Omit<OwnDomainProps, 'own' | 'set'> & { domain: SiteDomain };

function SetDomain({ domain, state, check, remove, onCopy }: SetDomainProps) {
  const { shown, records, checkedAt, nextCheckAt, failure } = domain;
  const orderDate = useOrderDate();
  const isProven = domain.state === 'proven';
  const standing = isProven && state === 'live' ? 'served' : domain.state;

  return (
    <Stack gap="medium">
      <Stack gap="small" align="start">
        <Heading level={3} size="large">
          {shown}
        </Heading>
        <StateStamp label={words.states[standing]} tone={isProven ? 'good' : 'open'} />
        {standing === 'proven' && <Text>{words.unserved}</Text>}
        <Text>{checkedAt ? words.checked(orderDate(checkedAt).text) : words.unchecked}</Text>
        {failure !== null && <Text>{failure}</Text>}
        {nextCheckAt !== null && (
          <Text size="small" tone="muted">
            {words.next(orderDate(nextCheckAt).text)}
          </Text>
        )}
      </Stack>
      <Text>{words.recordsLead}</Text>
      <Table
        caption={words.records}
        rowHeading={words.purpose}
        columns={[{ label: words.type }, { label: words.name }, { label: words.value }]}
        groups={[
          {
            rows: records.map(({ purpose, type, name, value }) => ({
              id: `${type} ${name} ${value}`,
              header: words.purposes[purpose],
              cells: [
                type,
                <ToCopy key="name" value={name} onCopy={onCopy} />,
                <ToCopy key="value" value={value} onCopy={onCopy} />,
              ],
            })),
          },
        ]}
        narrow="cards"
      />
      <Stack gap="small" align="start">
        <Form {...check}>
          <SubmitButton label={words.check} busyLabel={words.checking} size="small" tone="outline" />
        </Form>
        <Form {...remove}>
          <SubmitButton label={words.remove(shown)} busyLabel={words.removing} size="small" tone="quiet" />
        </Form>
      </Stack>
    </Stack>
  );
}

function ToCopy({ value, onCopy }: { value: string; onCopy: OwnDomainProps['onCopy'] }) {
  return (
    <>
      <code>{value}</code>{' '}
      {onCopy && (
        <Button tone="quiet" size="small" onClick={() => onCopy(value)}>
          <span>
            {words.copy} <VisuallyHidden>{value}</VisuallyHidden>
          </span>
        </Button>
      )}
    </>
  );
}
