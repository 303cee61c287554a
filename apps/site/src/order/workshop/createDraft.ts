import type { SiteFault } from '@awning/contract/admin/sites';
import type { ContentChange } from '@awning/contract/sites/workshop';
import type { RefusedStep } from '@awning/contract/renderer';
import {
  changesBeside,
  changesBetween,
  conflictsBetween,
  isSame,
  valueAt,
  withChanges,
} from '../../forms/content/changes.ts';

type Content = Readonly<Record<string, unknown>>;

/** The server's copy of a site. */
export interface KeptContent {
  version: number;
  content: Content;
  options: Content;
  savedAt: string;
}

/** The result of a save. */
export type Saving =
  | { outcome: 'saved'; version: number; savedAt: string; missing: readonly SiteFault[] }
  /** Another editor saved meanwhile. */
  | { outcome: 'newer'; newest: KeptContent }
  /** Fields with faults, by their paths. */
  | { outcome: 'faulty'; faults: Readonly<Record<string, string>> }
  /** The server refuses everything, and says why. */
  | { outcome: 'refused'; message: string }
  /** The server did not answer. */
  | { outcome: 'away' };

export type SaveContent = (draft: {
  version: number;
  changes: readonly ContentChange[];
  options?: Content;
}) => Promise<Saving>;

export interface Draft {
  /** The server's copy, as far as it is known here. */
  base: KeptContent;
  /** The content of the fields. */
  content: Content;
  options: Content;
  missing: readonly SiteFault[];
  status: 'saved' | 'waiting' | 'saving' | 'away' | 'refused';
  /** Why the server refused everything. */
  message?: string | undefined;
  /** The refused values, by their paths in the content. */
  faults: Readonly<Record<string, string>>;
  /** Changes made both here and elsewhere. Nothing is saved until one is chosen. */
  conflict?: { newest: KeptContent; mine: readonly ContentChange[] } | undefined;
  /** How often something was saved since the page was opened. */
  saves: number;
  /** How often the fields were reset, because their content was changed elsewhere. */
  round: number;
}

/** Unsaved changes, for the next time this page is opened here. */
export interface Unsaved {
  changes: readonly ContentChange[];
  /** The values before them. */
  before: readonly ContentChange[];
  /** Changes sent without a response: they may have been saved all the same. */
  sent?: readonly ContentChange[];
}

/** The pause in typing before a save, and the pause before a retry, in milliseconds. */
export const pauses = { rest: 800, again: 5_000 };

/**
 * Saves typed content after a pause: only the changes, and never over changes made elsewhere. Changes that cannot be
 * saved are kept, and retried.
 */
export function createDraft({
  kept,
  missing,
  unsaved,
  refused: atFirst,
  save,
  keep,
}: {
  kept: KeptContent;
  missing: readonly SiteFault[];
  /** The unsaved changes of the last visit. */
  unsaved?: Unsaved | undefined;
  /** The values that were posted before there was a script, and refused. */
  refused?: RefusedStep | undefined;
  save: SaveContent;
  /** Called with the unsaved changes, whenever they change; with undefined once all are saved. */
  keep: (unsaved: Unsaved | undefined) => void;
}) {
  let draft: Draft = {
    base: kept,
    content: kept.content,
    options: kept.options,
    missing,
    status: 'saved',
    faults: {},
    saves: 0,
    round: 0,
  };
  /** The value of a refused field. */
  let refused = new Map<string, unknown>();
  /** Changes sent without a response. If they were saved all the same, this editor did so. */
  let unanswered: readonly ContentChange[] = unsaved?.sent ?? [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const changesOf = ({ base, content }: Draft) => changesBetween(base.content, content);
  const set = (next: Partial<Draft>) => {
    draft = { ...draft, ...next };
    for (const tell of listeners) tell();
  };
  const keepUnsaved = () => {
    const changes = changesOf(draft);
    const before = changes.map(({ path }) => ({ path, value: valueAt(draft.base.content, path) }));
    keep(changes.length > 0 ? { changes, before, sent: unanswered } : undefined);
  };
  /** Whether this change was sent without a response, alone or within a larger one. */
  const isOwn = ({ path, value }: ContentChange) =>
    unanswered.some((sent) => {
      if (sent.path === path) return isSame(sent.value, value);
      return (
        path.startsWith(`${sent.path}.`) &&
        isSame(valueAt(sent.value, path.slice(sent.path.length + 1)), value)
      );
    });
  const later = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pause);
  };
  const withoutFaults = (content: Content) => {
    refused = new Map([...refused].filter(([path, value]) => isSame(valueAt(content, path), value)));
    return Object.fromEntries(Object.entries(draft.faults).filter(([path]) => refused.has(path)));
  };

  /** Continues from another editor's version, with the changes made here. */
  const goOnFrom = (newest: KeptContent, mine: readonly ContentChange[]) => {
    const content = withChanges(newest.content, mine);
    set({ base: newest, content, conflict: undefined, round: draft.round + 1, status: 'waiting' });
    keepUnsaved();
  };

  const meet = (newest: KeptContent) => {
    const mine = changesOf(draft);
    const theirs = changesBetween(draft.base.content, newest.content).filter((change) => !isOwn(change));
    const conflicts = conflictsBetween(mine, theirs);
    unanswered = [];
    if (conflicts.length > 0) set({ conflict: { newest, mine: conflicts }, status: 'waiting' });
    else goOnFrom(newest, mine);
  };

  async function saveOnce(): Promise<'again' | 'done'> {
    const { base, options } = draft;
    const sent = changesBeside(changesOf(draft), [...refused.keys()]);
    const looks = changesBetween(base.options, options).length > 0 ? { options } : {};
    if (sent.length === 0 && !('options' in looks)) {
      keepUnsaved();
      set({ status: refused.size > 0 ? 'waiting' : 'saved' });
      return 'done';
    }
    set({ status: 'saving', message: undefined });
    const saved = await save({ version: base.version, changes: sent, ...looks });
    switch (saved.outcome) {
      case 'saved': {
        const { version, savedAt } = saved;
        const content = withChanges(base.content, sent);
        unanswered = [];
        set({ base: { version, savedAt, content, options }, missing: saved.missing, saves: draft.saves + 1 });
        keepUnsaved();
        return 'again';
      }
      case 'newer':
        meet(saved.newest);
        return draft.conflict ? 'done' : 'again';
      case 'faulty': {
        const places = Object.keys(saved.faults);
        for (const path of places) refused.set(path, valueAt(draft.content, path));
        set({ faults: { ...draft.faults, ...saved.faults } });
        // A fault that matches none of these changes would be refused for ever.
        const rest = changesBeside(sent, places);
        if (rest.length < sent.length) return 'again';
        set({ status: 'waiting' });
        return 'done';
      }
      case 'refused':
        set({ status: 'refused', message: saved.message });
        return 'done';
      case 'away':
        unanswered = [...unanswered, ...sent];
        keepUnsaved();
        set({ status: 'away' });
        later(pauses.again);
        return 'done';
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (draft.conflict) return;
    saving ??= (async () => {
      while ((await saveOnce()) === 'again');
    })().finally(() => {
      saving = undefined;
    });
    await saving;
  }

  const change = (next: Partial<Pick<Draft, 'content' | 'options'>>) => {
    const content = next.content ?? draft.content;
    set({
      ...next,
      faults: withoutFaults(content),
      status: draft.status === 'saving' ? 'saving' : 'waiting',
    });
    keepUnsaved();
    later(pauses.rest);
  };

  if (unsaved) {
    const isUntouched = ({ path, value }: ContentChange) => {
      const there = valueAt(kept.content, path);
      return isOwn({ path, value: there }) || changesBetween(value, there, path).every(isOwn);
    };
    const untouched = new Set(unsaved.before.filter(isUntouched).map(({ path }) => path));
    draft.content = withChanges(kept.content, unsaved.changes);
    const conflicts = unsaved.changes.filter(
      ({ path, value }) => !untouched.has(path) && !isSame(valueAt(kept.content, path), value),
    );
    if (conflicts.length > 0) draft.conflict = { newest: kept, mine: conflicts };
    draft.status = changesOf(draft).length > 0 ? 'waiting' : 'saved';
  }

  if (atFirst) {
    const { content, options, faults, message } = atFirst;
    draft = { ...draft, content, options, faults, message, status: 'waiting' };
    refused = new Map(Object.keys(faults).map((path) => [path, valueAt(content, path)]));
  }

  return {
    read: (): Draft => draft,
    /** Starts to save what was unsaved when the page was opened. */
    start: (): void => {
      if (draft.status === 'waiting' || unsaved) later(pauses.rest);
    },
    subscribe: (tell: () => void): (() => void) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    type: (content: Content) => {
      if (!isSame(content, draft.content)) change({ content });
    },
    choose: (options: Content) => {
      if (!isSame(options, draft.options)) change({ options });
    },
    /** Saves at once what is not saved yet. */
    flush,
    /** How many changes are not saved yet. */
    waiting: (): number => changesOf(draft).length,
    /** Keeps the values typed here. */
    keepMine: async (): Promise<void> => {
      if (!draft.conflict) return;
      goOnFrom(draft.conflict.newest, changesOf(draft));
      await flush();
    },
    /** Takes the values saved elsewhere; other changes made here stay. */
    takeTheirs: async (): Promise<void> => {
      if (!draft.conflict) return;
      const { newest, mine } = draft.conflict;
      goOnFrom(
        newest,
        changesBeside(
          changesOf(draft),
          mine.map(({ path }) => path),
        ),
      );
      await flush();
    },
    stop: () => clearTimeout(timer),
  };
}
