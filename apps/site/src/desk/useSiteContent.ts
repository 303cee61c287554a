import { deskSite } from '@awning/content/deskSite';
import type { AdminSiteContent, SiteFault } from '@awning/contract/admin/sites';
import type { Failure } from '@awning/contract/failure';
import type { FormProblems } from '@awning/ui/components/Form';
import { valuesOf } from '@awning/ui/components/FormValues';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { isSame } from '../forms/content/changes.ts';
import { notify } from '../state/notifications.ts';
import { useDeskChange } from './useDeskChange.ts';

const { content: words, suggestion: suggestionWords } = deskSite;

/** The texts of the two fields. */
interface Texts {
  content: string;
  options: string;
}

type Draft = Pick<AdminSiteContent, 'content' | 'options'>;

interface Editor {
  /** The order whose site is edited. */
  of: string;
  /** The version that a save is based on: one that was saved meanwhile is not overwritten unseen. */
  version: number;
  /** The initial values of the fields. */
  begun: Texts;
  /** Counts the times that the fields were reset. */
  round: number;
  /** Their content, or their last that could be parsed. */
  draft: Draft;
  /** The earlier version that was loaded into them, and the text before it. */
  taken?: { number: number; before: Texts } | undefined;
  /** The version that the buyer or another admin saved meanwhile. */
  newer?: AdminSiteContent | undefined;
  problems?: FormProblems | undefined;
  faults: Readonly<Record<keyof Texts, readonly SiteFault[]>>;
}

const noFaults = { content: [], options: [] };

const textsOf = ({ content, options }: AdminSiteContent): Texts => ({
  content: JSON.stringify(content, null, 2),
  options: JSON.stringify(options, null, 2),
});

/** The content of the texts. Undefined while one of them cannot be parsed. */
function draftIn({ content, options }: Texts): Draft | undefined {
  try {
    const [said, looks]: unknown[] = [JSON.parse(content), JSON.parse(options)];
    return isFields(said) && isFields(looks) ? { content: said, options: looks } : undefined;
  } catch {
    return undefined;
  }
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The faults, by their field. */
function faultsOf(fields: NonNullable<Failure['fields']>): Editor['faults'] {
  const all = Object.entries(fields).map(([path, message]) => {
    const [, field = 'content', inner = path] = /^(content|options)(?:\.|$)(.*)$/.exec(path) ?? [];
    return { field, path: inner, message };
  });
  const inField = (name: keyof Texts) =>
    all.filter(({ field }) => field === name).map(({ path, message }) => ({ path, message }));
  return { content: inField('content'), options: inField('options') };
}

function problemsOf({ message }: Failure, faults: Editor['faults']): FormProblems {
  const told = (['content', 'options'] as const).filter((field) => faults[field].length > 0);
  return {
    form: message,
    ...(told.length > 0 && {
      fields: Object.fromEntries(
        told.map((field) => [field, words.toMend(words[field], faults[field].length)]),
      ),
    }),
  };
}

/** Edits the content of a site. A refused value stays in its field. */
export function useSiteContent(id: string, loaded: AdminSiteContent | undefined) {
  const { busy, problem, change } = useDeskChange();
  const { revalidate } = useRevalidator();
  const [kept, setEditor] = useState<Editor>();
  const typed = useRef<Texts & { note: string }>(undefined);

  const begun: Editor | undefined = loaded && {
    of: id,
    version: loaded.version,
    begun: textsOf(loaded),
    round: 0,
    draft: loaded,
    faults: noFaults,
  };
  // A reload after a change must not replace the text that is being typed.
  if (begun && kept?.of !== id) setEditor(begun);
  const editor = kept?.of === id ? kept : begun;
  const edit = (next: Partial<Editor>) => setEditor((now) => now && { ...now, ...next });

  const fetchVersion = async (number?: number) =>
    (await import('./state/deskSite.ts')).fetchSiteContent(id, number);

  async function onSubmit(values: FormData) {
    const { version } = editor!;
    const { content, options } = valuesOf(values, ['content', 'options']);
    const body = { version, content: JSON.parse(content), options: JSON.parse(options) } as AdminSiteContent;
    const { answer, failure } = await change(
      'content',
      async () => (await import('./state/deskSite.ts')).saveSiteContent(id, body),
      (saved) => words.saved(saved.version),
    );
    if (answer) {
      edit({
        version: answer.version,
        taken: undefined,
        newer: undefined,
        problems: undefined,
        faults: noFaults,
      });
      return;
    }
    const faults = faultsOf(failure.fields ?? {});
    const newer = 'version' in failure ? (await fetchVersion()).answer : undefined;
    edit({ newer, faults, problems: problemsOf(failure, faults) });
    if (newer) await revalidate();
  }

  /** Suggests the typed text to the buyer. Nothing is saved, and the fields return to the last saved version. */
  async function onSuggest() {
    const { version } = editor!;
    const texts = typed.current ?? { ...editor!.begun, note: '' };
    const draft = draftIn(texts);
    if (!draft) return edit({ problems: { form: suggestionWords.unreadable } });
    if (!isSame(draft.options, loaded!.options)) {
      return edit({ problems: { form: suggestionWords.onlyWords } });
    }
    const { failure } = await change(
      'suggestion',
      async () =>
        (await import('./state/deskSite.ts')).suggestSiteContent(id, {
          version,
          content: draft.content,
          note: texts.note.trim(),
        }),
      suggestionWords.sent,
    );
    if (!failure)
      return begin(textsOf(loaded!), { version: loaded!.version, taken: undefined, newer: undefined });
    const faults = faultsOf(failure.fields ?? {});
    const newer = 'version' in failure ? (await fetchVersion()).answer : undefined;
    edit({ newer, faults, problems: problemsOf(failure, faults) });
    if (newer) await revalidate();
  }

  /** Resets the fields; their former text can be put back. */
  const begin = (texts: Texts, next: Partial<Editor>) =>
    edit({
      begun: texts,
      round: editor!.round + 1,
      draft: draftIn(texts) ?? editor!.draft,
      problems: undefined,
      faults: noFaults,
      ...next,
    });

  const takeIn = (version: AdminSiteContent, counted = editor!.version) =>
    begin(textsOf(version), {
      version: counted,
      newer: undefined,
      taken: { number: version.version, before: typed.current ?? editor!.begun },
    });

  return {
    busy,
    problem,
    onTake: (number: number) =>
      void change(`version ${number}`, () => fetchVersion(number), words.taken(number)).then(
        ({ answer }) => answer && takeIn(answer),
      ),
    editor: editor && {
      ...editor,
      status: busy === 'content' ? ('submitting' as const) : ('idle' as const),
      onSubmit,
      suggesting: busy === 'suggestion',
      onSuggest: () => void onSuggest(),
      onValues: (values: FormData) => {
        typed.current = valuesOf(values, ['content', 'options', 'note']);
        const draft = draftIn(typed.current);
        if (draft) edit({ draft });
      },
      onPutBack: () => {
        begin(editor.taken!.before, { taken: undefined });
        notify('success', words.isBack);
      },
      onTakeNewer: () => takeIn(editor.newer!, editor.newer!.version),
      onKeep: () => {
        const { version } = editor.newer!;
        edit({ version, newer: undefined, problems: undefined });
        notify('success', words.newer.kept(version));
      },
    },
  };
}
