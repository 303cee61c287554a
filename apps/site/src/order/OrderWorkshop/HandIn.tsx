import { workshopWords } from '@awning/content/orders/workshopWords';
import type { Workshop, WorkshopForm } from '@awning/contract/sites/workshop';
import { Form, type FormProps } from '@awning/ui/components/Form';
import { Link } from '@awning/ui/components/Link';
import { Prose } from '@awning/ui/components/Prose';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { Heading, Section, Stack, Text } from '@awning/ui/primitives';
import { useId } from 'react';
import { paths } from '../../paths.ts';
import { lackWords } from '../../forms/content/lackWords.ts';
import { stepOf } from '@awning/templates/steps';

export interface HandInFormProps extends Pick<FormProps, 'formAction' | 'status' | 'problems'> {
  /** The version that is shown, and handed in. */
  version: Workshop['version'];
  onSubmit: () => void | Promise<void>;
}

export interface HandInProps {
  token: string;
  missing: Workshop['missing'];
  schema: WorkshopForm['schema'];
  /** The time that it takes from here, in a sentence. */
  ready: string;
}

const { handIn: words } = workshopWords;

/** Lets a buyer hand in the content. */
export function HandInForm({ version, ...form }: HandInFormProps) {
  return (
    <Form {...form}>
      <input type="hidden" name="version" value={version} />
      <SubmitButton label={words.button} busyLabel={words.busy} size="large" />
    </Form>
  );
}

/** States the consequences of handing in, and what must be there before. */
export function HandIn({ token, missing, schema, ready }: HandInProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} id="hand-in">
      <Stack gap="medium">
        <Heading id={headingId} level={2} size="xlarge">
          {words.heading}
        </Heading>
        <Text>
          {words.lead} {ready}
        </Text>
        {missing.length > 0 && (
          <Stack gap="small">
            <Text>{words.missing}</Text>
            <Prose>
              <ul>
                {missing.map((fault) => (
                  <li key={fault.path}>
                    <Link href={paths.workshop.to({ token, step: stepOf(fault.path) })}>
                      {lackWords(fault, schema)}
                    </Link>
                  </li>
                ))}
              </ul>
            </Prose>
          </Stack>
        )}
      </Stack>
    </Section>
  );
}
