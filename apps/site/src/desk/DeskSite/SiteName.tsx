import { deskSite } from '@awning/content/deskSite';
import type { AdminSite } from '@awning/contract/admin/sites';
import { Button } from '@awning/ui/components/Button';
import { Field } from '@awning/ui/components/Field';
import { Form, type FormProps } from '@awning/ui/components/Form';
import { useLostFocus } from '@awning/ui/components/LostFocus';
import { OrderPad } from '@awning/ui/components/OrderPad';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { Stack, Text, VisuallyHidden } from '@awning/ui/primitives';
import { useRef } from 'react';
import { deskDate } from '../deskDate.ts';
import type { DeskChanging } from '../deskView.ts';
import { DeskProblem } from '../DeskProblem/DeskProblem.tsx';
import { paths } from '../../paths.ts';

export interface SiteNameProps extends Pick<FormProps, 'status' | 'problems' | 'onSubmit'>, DeskChanging {
  id: string;
  site: AdminSite;
  onRelease: (name: string) => void;
}

const { name: words } = deskSite;

/** Renames a website in its address, and releases its former names. */
export function SiteName({ id, site, busy, problem, onRelease, ...form }: SiteNameProps) {
  const list = useRef<HTMLDivElement>(null);
  const { name, formerNames } = site;
  useLostFocus(list, formerNames.length);

  return (
    <OrderPad label={words.label}>
      <Stack gap="large">
        <Form
          {...form}
          formAction={paths.deskSite.to({ id })}
          messages={{ name: words.enter }}
          summary={words.problems}
        >
          <Stack gap="medium">
            <Field key={name} name="name" label={words.name} hint={words.hint} defaultValue={name} />
            <div>
              <SubmitButton label={words.save} busyLabel={words.saving} size="medium" tone="outline" />
            </div>
          </Stack>
        </Form>
        <div ref={list} tabIndex={-1} role="group" aria-label={words.former}>
          {formerNames.length > 0 && (
            <ul>
              {formerNames.map((former) => (
                <li key={former.name}>
                  <Stack gap="small">
                    <Text>{words.leadsUntil(former.name, deskDate(former.leadsUntil).text)}</Text>
                    <DeskProblem>
                      {problem?.id === `name ${former.name}` ? problem.message : undefined}
                    </DeskProblem>
                    <div>
                      <Button
                        tone="paper"
                        size="small"
                        busy={busy === `name ${former.name}`}
                        onClick={() => onRelease(former.name)}
                      >
                        <span>
                          {busy === `name ${former.name}` ? words.releasing : words.release}{' '}
                          <VisuallyHidden>{former.name}</VisuallyHidden>
                        </span>
                      </Button>
                    </div>
                  </Stack>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Stack>
    </OrderPad>
  );
}
