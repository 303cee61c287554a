import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCsf, type CsfFile } from 'storybook/internal/csf-tools';
import { states, type State } from './stateOrder.ts';

export interface Section {
  name: string;
  /** The states it declares, each with the stories that show it. */
  shown: Partial<Record<State, readonly { id: string; name: string }[]>>;
  /** The faults: states without a story, and stories without a state. */
  faults: readonly string[];
}

// Tags that mean something to Storybook itself, that of a story that shows a mistake, and that of one which never looks
// the same twice.
const ownTags = /^(!?(dev|test|autodocs)|play-fn|dont|unsteady)$/;

const isState = (word: string): word is State => (states as readonly string[]).includes(word);

/** Reads `parameters.states` as it is written: a list of plain words. */
function readDeclared({ _metaAnnotations: { parameters } }: CsfFile): string[] | undefined {
  if (parameters?.type !== 'ObjectExpression') return undefined;
  for (const property of parameters.properties) {
    if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') continue;
    if (property.key.name !== 'states' || property.value.type !== 'ArrayExpression') continue;
    return property.value.elements.flatMap((word) => (word?.type === 'StringLiteral' ? [word.value] : []));
  }
  return undefined;
}

/** Compares the states that a section's stories show with those that it declares. */
export function readSection(name: string, code: string, title = `sections/${name}`): Section {
  const csf = loadCsf(code, { makeTitle: () => title, fileName: `${name}.stories.tsx` }).parse();
  const declared = readDeclared(csf);
  const stories = csf.stories.map((story) => ({ ...story, tags: story.tags ?? [] }));

  const shown = Object.fromEntries(
    (declared ?? []).filter(isState).map((state) => {
      const showing = stories.filter(({ tags }) => tags.includes(state));
      return [state, showing.map((story) => ({ id: story.id, name: story.name ?? story.id }))];
    }),
  );

  const undeclared = (tag: string) => isState(tag) && !declared?.includes(tag);
  const faults = [
    ...(declared?.length ? [] : ['does not say which states a visitor can find it in']),
    ...(declared ?? []).filter((word) => !isState(word)).map((word) => `names a state that is none: ${word}`),
    ...Object.entries(shown).flatMap(([state, showing]) =>
      showing.length ? [] : [`has no story for ${state}`],
    ),
    ...stories.flatMap(({ name: story, tags }) => [
      ...tags
        .filter((tag) => !isState(tag) && !ownTags.test(tag))
        .map((tag) => `${story} has a tag that is no state: ${tag}`),
      ...(declared ? tags.filter(undeclared) : []).map(
        (tag) => `${story} shows ${tag}, which is not declared`,
      ),
    ]),
  ];
  return { name, shown, faults };
}

const rooms = {
  package: fileURLToPath(new URL('../packages/ui/src', import.meta.url)),
  designs: fileURLToPath(new URL('../packages/templates/src', import.meta.url)),
};

/** The stories of every section, by what Storybook's sidebar calls them. */
function storiesIn(room: string): readonly { name: string; title: string; file: string }[] {
  const sections = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|\/)sections\/.*\.stories\.tsx$/.test(file),
  );
  return sections.toSorted().map((file) => {
    const folder = path.dirname(file);
    return { name: path.basename(folder), title: folder, file: path.join(room, file) };
  });
}

const readAll = (room: string): Section[] =>
  storiesIn(room).map(({ name, title, file }) => readSection(name, readFileSync(file, 'utf8'), title));

/** The files that the package's sections are read from, to watch for changes. */
export const sectionStories = (): string[] => storiesIn(rooms.package).map(({ file }) => file);

/** Every section of the package, by the job it does. */
export const readSections = (): Section[] => readAll(rooms.package);

/** Every section that a design keeps to itself. */
export const readDesignSections = (): Section[] => readAll(rooms.designs);
