import { workshopWords } from '@awning/content/orders/workshopWords';
import type { Workshop, WorkshopForm } from '@awning/contract/sites/workshop';
import { Form, type FormProps } from '@awning/ui/components/Form';
import { Link } from '@awning/ui/components/Link';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { Heading, Section, Stack, Text } from '@awning/ui/primitives';
import { useId } from 'react';
import { paths } from '../../paths.ts';
import { titleAt } from '../../forms/content/fieldSchema.ts';
import { stepOf } from '@awning/templates/steps';

export interface HandInProps extends Pick<FormProps, 'formAction' | 'status' | 'problems'> {
  token: string;
  /** The one that is looked at, and handed in. */
  version: Workshop['version'];
  missing: Workshop['missing'];
  schema: WorkshopForm['schema'];
  /** How long it takes from here, in a sentence. */
  ready: string;
  onSubmit: () => void | Promise<void>;
}

const { handIn: words, steps } = workshopWords;

/** Lets a buyer hand in what they told, or says what is still missing. */
export function HandIn({ token, version, missing, schema, ready, ...form }: HandInProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} tone="tint" width="prose" id="hand-in">
      <Stack gap="medium">
        <Heading id={headingId} level={2} size="xxlarge">
          {words.heading}
        </Heading>
        <Text>{words.lead}</Text>
        {missing.length === 0 ? (
          <Form {...form}>
            <Stack gap="small" align="start">
              <input type="hidden" name="version" value={version} />
              <SubmitButton label={words.button} busyLabel={words.busy} size="large" />
              <Text tone="muted">{ready}</Text>
            </Stack>
          </Form>
        ) : (
          <Stack gap="small">
            <Text>{words.missing}</Text>
            <ul>
              {missing.map(({ path, message }) => (
                <li key={path}>
                  <Link href={paths.workshop.to({ token, step: stepOf(path) })}>
                    {words.missingLink(steps[stepOf(path)].label, titleAt(schema, path))}
                  </Link>{' '}
                  {message}
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </Stack>
    </Section>
  );
}
