import { deskSite } from '@awning/content/deskSite';
import type { AdminSiteContent, SiteFault } from '@awning/contract/admin/sites';
import { Button } from '@awning/ui/components/Button';
import { CodeArea } from '@awning/ui/components/CodeArea';
import { FieldFold } from '@awning/ui/components/FieldFold';
import { Form, type FormProps } from '@awning/ui/components/Form';
import { useLostFocus } from '@awning/ui/components/LostFocus';
import { SubmitButton } from '@awning/ui/components/SubmitButton';
import { TextArea } from '@awning/ui/components/TextArea';
import { DeskPanel } from '@awning/ui/sections/DeskPanel';
import { Stack, Text } from '@awning/ui/primitives';
import { useEffect, useRef, type ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { NewerVersion } from './NewerVersion.tsx';
import { faultInJson, placeInJson } from './readJson.ts';

export interface SiteContentProps extends Pick<FormProps, 'status' | 'problems' | 'onSubmit' | 'onValues'> {
  id: string;
  /** The version that a save is based on. */
  version: number;
  /** The initial values of the fields. */
  begun: { content: string; options: string };
  /** Counts the times that the fields were reset. */
  round: number;
  /** The earlier version that was loaded into them. */
  taken?: { number: number } | undefined;
  /** The version that the buyer or another admin saved meanwhile. */
  newer?: AdminSiteContent | undefined;
  faults: { content: readonly SiteFault[]; options: readonly SiteFault[] };
  /** A preview with the fields' content. */
  view?: ReactNode;
  /** Whether the typed text can be suggested to the buyer, instead of saved. */
  takesSuggestions: boolean;
  /** Whether the suggestion is being sent. */
  suggesting: boolean;
  onSuggest: () => void;
  onPutBack: () => void;
  onTakeNewer: () => void;
  onKeep: () => void;
}

const { content: words, suggestion: suggestionWords } = deskSite;

const placed = (faults: readonly SiteFault[]) =>
  faults.map(({ path, message }) => ({
    message: words.fault(path || words.wholly, message),
    find: (text: string) => placeInJson(text, path),
  }));

/** Edits the whole content of a website, as JSON, and links to its faults. */
export function SiteContent(props: SiteContentProps) {
  const { id, version, begun, round, taken, newer, faults, view, onPutBack, onTakeNewer, onKeep, ...rest } =
    props;
  const { takesSuggestions, suggesting, onSuggest, ...form } = rest;
  const editor = useRef<HTMLDivElement>(null);
  const known = useRef(round);
  useLostFocus(editor, newer ? 1 : 0);

  // The button that loaded a version is far from here.
  useEffect(() => {
    if (known.current !== round) editor.current?.focus();
    known.current = round;
  }, [round]);

  return (
    <DeskPanel id="content" heading={words.heading} lead={words.lead} aside={view}>
      <div ref={editor} tabIndex={-1} role="group" aria-label={words.heading}>
        <Stack gap="medium">
          {newer && <NewerVersion newer={newer} onTake={onTakeNewer} onKeep={onKeep} />}
          {taken && (
            <Stack gap="small" align="start">
              <Text>{words.taken(taken.number)}</Text>
              <Button tone="outline" size="small" onClick={onPutBack}>
                {words.putBack}
              </Button>
            </Stack>
          )}
          <Form
            {...form}
            key={round}
            formAction={paths.deskSite.to({ id })}
            messages={{ content: words.enter, options: words.enter, note: suggestionWords.enter }}
            summary={words.problems}
          >
            <FieldFold
              names={['content', 'options', 'note']}
              title={words.fold}
              headingLevel={3}
              // It opens when a version was loaded into it from elsewhere, or a fault is linked to.
              defaultOpen={
                round > 0 || newer !== undefined || faults.content.length + faults.options.length > 0
              }
            >
              <CodeArea
                name="content"
                label={words.content}
                hint={words.contentHint}
                rows={22}
                defaultValue={begun.content}
                check={faultInJson}
                faults={placed(faults.content)}
              />
              <CodeArea
                name="options"
                label={words.options}
                hint={words.optionsHint}
                rows={5}
                defaultValue={begun.options}
                check={faultInJson}
                faults={placed(faults.options)}
              />
              <Stack gap="small" align="start">
                <SubmitButton label={words.save} busyLabel={words.saving} size="medium" tone="plain" />
                <Text size="small" tone="muted">
                  {words.editing(version)}
                </Text>
              </Stack>
              {takesSuggestions && (
                <Stack gap="small" align="start">
                  <TextArea
                    name="note"
                    label={suggestionWords.note}
                    hint={suggestionWords.noteHint}
                    optional={suggestionWords.optional}
                    rows={2}
                  />
                  <Button tone="outline" busy={suggesting} onClick={onSuggest}>
                    {suggesting ? suggestionWords.sending : suggestionWords.send}
                  </Button>
                  <Text size="small" tone="muted">
                    {suggestionWords.sendNote}
                  </Text>
                </Stack>
              )}
            </FieldFold>
          </Form>
        </Stack>
      </div>
    </DeskPanel>
  );
}
