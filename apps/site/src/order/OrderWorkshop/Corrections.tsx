import { workshopWords } from '@awning/content/orders/workshopWords';
import type { Workshop, WorkshopForm } from '@awning/contract/sites/workshop';
import { Card } from '@awning/ui/components/Card';
import { FieldProblem } from '@awning/ui/components/FieldProblem';
import { Form, type FormProps } from '@awning/ui/components/Form';
import { useLostFocus } from '@awning/ui/components/LostFocus';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { Heading, Section, Stack, Text } from '@awning/ui/primitives';
import { useId, useRef, useState } from 'react';
import { correctionIn } from '../../forms/content/changesSince.ts';

/** The answer to one of the corrections, or to all open ones. */
export interface CorrectionAnswer {
  answer: 'take' | 'leave';
  path?: string | undefined;
}

export interface CorrectionsProps extends Pick<FormProps, 'formAction' | 'status' | 'onFirstTouch'> {
  workshop: Pick<Workshop, 'suggestion' | 'stage' | 'options' | 'pictures'>;
  form: WorkshopForm;
  /** The last answer. */
  asked?: CorrectionAnswer | undefined;
  /** Why that was refused. */
  problem?: string | undefined;
  onSubmit: (values: FormData) => void | Promise<void>;
}

type Change = NonNullable<Workshop['suggestion']>['changes'][number];

const { suggestion: words } = workshopWords;

/** Lets a buyer accept or decline the shop's suggestions, one by one or all at once. Gone when all are answered. */
export function Corrections(props: CorrectionsProps) {
  const { suggestion } = props.workshop;
  const place = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const open = suggestion?.changes.filter(({ state }) => state === 'open') ?? [];
  const [begun] = useState(open.length);
  useLostFocus(place, open.length);

  // It stays where the section was: the focus of a buyer who answered one continues from here, with the result of the
  // last.
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={words.heading}>
      {suggestion && <Open {...props} suggestion={suggestion} open={open} />}
      {!suggestion && (begun > 0 || props.problem) && (
        <Section labelledBy={headingId} id="corrections">
          <Stack gap="medium">
            <Heading id={headingId} level={2} size="xlarge">
              {words.heading}
            </Heading>
            <div role="status">
              <Text>{props.problem ?? words.all}</Text>
            </div>
          </Stack>
        </Section>
      )}
    </div>
  );
}

function Open({
  suggestion,
  open,
  workshop: { stage, options, pictures },
  form,
  problem,
  ...sending
}: CorrectionsProps & { suggestion: NonNullable<Workshop['suggestion']>; open: readonly Change[] }) {
  const { id, content, note } = suggestion;
  const headingId = useId();
  const problemId = useId();
  const takeable = open.filter(({ outdated }) => !outdated).length;
  // The answered one may be gone: other corrections replaced it.
  const refusedAt = open.find(({ path }) => path === sending.asked?.path)?.path;
  const refused = (path?: string) =>
    problem !== undefined &&
    refusedAt === path && <FieldProblem id={`${problemId}${path ?? ''}`}>{problem}</FieldProblem>;

  return (
    <Section labelledBy={headingId} id="corrections">
      <Stack gap="large">
        <Stack gap="medium">
          <Heading id={headingId} level={2} size="xlarge">
            {words.heading}
          </Heading>
          <Text>{words.lead}</Text>
          {stage === 'approving' && <Text>{words.offered}</Text>}
          {note !== '' &&
            note.split('\n').map((line, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines of one note, which never moves
              <Text key={place}>{line}</Text>
            ))}
        </Stack>
        {open.map((change) => {
          const { path, outdated } = change;
          const { field, before, after } = correctionIn({ content, options }, change, {
            form,
            photos: pictures,
          });
          const why = refused(path);
          return (
            <Card
              key={path}
              heading={field}
              headingLevel={3}
              actions={
                <>
                  {!outdated && <Answer {...sending} id={id} answer="take" path={path} />}
                  <Answer {...sending} id={id} answer="leave" path={path} />
                </>
              }
            >
              <Text>
                {words.before} <del dir="auto">{before}</del>
              </Text>
              <Text>
                {words.after} <ins dir="auto">{after}</ins>
              </Text>
              {outdated && !why && <Text>{words.outdated}</Text>}
              <div role="alert">{why}</div>
            </Card>
          );
        })}
        <Stack gap="small" align="start">
          {takeable > 1 && <Answer {...sending} id={id} answer="take" count={takeable} />}
          <div role="alert">{refused()}</div>
        </Stack>
      </Stack>
    </Section>
  );
}

/** One of the answers, as a form of its own: without script it is posted as it is. */
function Answer({
  id,
  answer,
  path,
  count = 1,
  asked,
  status,
  ...form
}: Omit<CorrectionsProps, 'workshop' | 'form' | 'problem'> &
  CorrectionAnswer & { id: string; count?: number }) {
  const isAsked = asked?.answer === answer && asked.path === path;
  const takes =
    path === undefined
      ? { label: words.takeAll(count), busyLabel: words.takingAll }
      : { label: words.take, busyLabel: words.taking };
  return (
    <Form {...form} status={isAsked ? status : 'idle'}>
      <input type="hidden" name="suggestion" value={id} />
      <input type="hidden" name="answer" value={answer} />
      {path !== undefined && <input type="hidden" name="path" value={path} />}
      {answer === 'take' ? (
        <SubmitButton {...takes} size="medium" tone="plain" />
      ) : (
        <SubmitButton label={words.leave} busyLabel={words.leaving} size="medium" tone="outline" />
      )}
    </Form>
  );
}
