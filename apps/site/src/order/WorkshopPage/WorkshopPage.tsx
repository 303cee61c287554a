import { workshopWords as words } from '@awning/content/orders/workshopWords';
import type { WorkshopForm } from '@awning/contract/sites/workshop';
import { stepIds, stepsDone, type StepId } from '@awning/templates/steps';
import { Link } from '@awning/ui/components/Link';
import { SavedLine } from '@awning/ui/components/SavedLine';
import { StepSheet } from '@awning/ui/components/StepSheet';
import { TapedPaper } from '@awning/ui/components/TapedPaper';
import { Workbench } from '@awning/ui/components/Workbench';
import { Container, Heading, Stack, Text } from '@awning/ui/primitives';
import { TurnSign } from '@awning/ui/sections/TurnSign';
import { useCallback, useId, useState, type ReactNode } from 'react';
import { timeOf } from '../../format/timeOf.ts';
import { paths } from '../../paths.ts';
import { stuckHref } from '../stuck.ts';
import type { Draft } from '../workshop/createDraft.ts';
import type { FieldSchema } from '../../forms/content/fieldSchema.ts';
import { ChangedElsewhere, type ChangedElsewhereProps } from './ChangedElsewhere.tsx';
import { DesignPanel, type DesignPanelProps } from './DesignPanel.tsx';
import { PicturesPanel, type PicturesPanelProps } from './PicturesPanel.tsx';
import { StepForm, type StepFormProps } from './StepForm.tsx';

export interface WorkshopPageProps
  extends
    Pick<ChangedElsewhereProps, 'onKeep' | 'onTake'>,
    Pick<StepFormProps, 'formAction' | 'added' | 'sought' | 'onFound' | 'onType' | 'onChoose' | 'onNext'> {
  /** The order’s token, which only its buyer knows. */
  token: string;
  /** The open step. */
  step: StepId;
  form: WorkshopForm;
  /** The fields' content, and how far it is saved. */
  draft: Draft;
  /** How many changes wait for the connection. */
  waiting: number;
  /** The photographs, and the state of sending more. */
  pictures: PicturesPanelProps;
  /** The designs to choose from. */
  design: DesignPanelProps;
  /** A preview of the site. */
  view?: ReactNode;
}

/** Asks about one part of a website at a time, and saves it while it is typed. */
export function WorkshopPage(props: WorkshopPageProps) {
  const { token, step, form, draft, waiting, formAction, added, pictures, design, view } = props;
  const { onType, onChoose, onNext } = props;
  const formId = useId();
  const [pastes, setPastes] = useState(0);
  const [fronts, setFronts] = useState(0);
  const onPasted = useCallback(() => setPastes((before) => before + 1), []);
  const schema: FieldSchema = form.schema;
  const done = stepsDone(schema, draft);
  const place = stepIds.indexOf(step);
  const hrefOf = (id: StepId) => paths.workshop.to({ token, step: id });
  const nextStep = stepIds[place + 1];

  return (
    <>
      <TurnSign
        turn="yours"
        sign={words.signs.yours}
        heading={words.steps[step].heading}
        headingLevel={1}
        size="short"
      />
      <Container>
        <Workbench
          sheet={
            <StepSheet
              label={words.sheet}
              heading={words.stepOf(place + 1, stepIds.length)}
              progress={words.progress(done.size, stepIds.length)}
              doneLabel={words.done}
              steps={stepIds.map((id) => ({
                label: words.steps[id].label,
                href: hrefOf(id),
                done: done.has(id),
                current: id === step,
              }))}
            />
          }
          view={
            view
              ? { content: pressable(view), labels: words.sides, workAsked: props.sought !== undefined }
              : undefined
          }
          next={{
            form: formId,
            ...(nextStep
              ? {
                  label: words.next,
                  where: words.nextStep(words.steps[nextStep].label),
                  note: words.nextNote,
                }
              : { label: words.last }),
          }}
        >
          <SavedLine {...savedAs(draft)} aside={<Link href={stuckHref(token, step)}>{words.stuck}</Link>} />
          {draft.status === 'away' && waiting > 0 && (
            <TapedPaper>
              <Stack gap="xsmall">
                <Heading level={2} size="large">
                  {words.offline.heading}
                </Heading>
                <Text>{words.offline.text(waiting)}</Text>
              </Stack>
            </TapedPaper>
          )}
          {draft.conflict && (
            <ChangedElsewhere
              schema={schema}
              conflict={draft.conflict}
              onKeep={props.onKeep}
              onTake={props.onTake}
            />
          )}
          {step === 'pictures' && (
            <PicturesPanel
              {...pictures}
              front={
                pictures.front && {
                  ...pictures.front,
                  onUse: (alt) => {
                    pictures.front?.onUse(alt);
                    setFronts((before) => before + 1);
                  },
                }
              }
            />
          )}
          <StepForm
            // Reset for each step and in another design, and when its content was changed elsewhere, pasted or put on
            // the first screen.
            key={`${step} ${design.designs[0]?.value} ${draft.round} ${pastes} ${fronts}`}
            id={formId}
            step={step}
            form={form}
            draft={draft}
            photos={pictures.pictures}
            formAction={formAction}
            added={added}
            onType={onType}
            onChoose={onChoose}
            pasted={pastes > 0}
            onPasted={onPasted}
            sought={props.sought}
            onFound={props.onFound}
            onNext={onNext}
          />
          {step === 'looks' && <DesignPanel {...design} />}
        </Workbench>
      </Container>
    </>
  );
}

const pressable = (view: ReactNode) => (
  <Stack gap="xsmall">
    {view}
    <Text tone="muted">{words.pressable}</Text>
  </Stack>
);

function savedAs({ status, base, faults, message, saves }: Draft) {
  const { saved } = words;
  if (status === 'refused') return { status: 'problem', children: message ?? saved.broken } as const;
  if (Object.keys(faults).length > 0) return { status: 'problem', children: saved.failed } as const;
  if (status === 'saving') return { status: 'waiting', children: saved.saving } as const;
  if (status === 'waiting' || status === 'away')
    return { status: 'waiting', children: saved.waiting } as const;
  return { status: 'saved', children: saves > 0 ? saved.at(timeOf(base.savedAt)) : undefined } as const;
}
