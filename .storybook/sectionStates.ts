import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadCsf, type CsfFile } from 'storybook/internal/csf-tools';

/** Everything a visitor can find a section in. */
export const states = [
  'least',
  'usual',
  'long-words',
  'many',
  'empty',
  'missing-picture',
  'loading',
  'success',
  'error',
  'disabled',
  'open',
  'closed',
  'keyboard',
] as const;

export type State = (typeof states)[number];

export interface Section {
  name: string;
  /** The states it says a visitor can meet, each with the stories that show it. */
  shown: Partial<Record<State, readonly { id: string; name: string }[]>>;
  /** What its stories leave unsaid or unshown. */
  faults: readonly string[];
}

// Tags that mean something to Storybook itself.
const ownTags = /^(!?(dev|test|autodocs)|play-fn)$/;

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

/** Compares what a section's stories show with what the section says there is to show. */
export function readSection(name: string, code: string): Section {
  const csf = loadCsf(code, { makeTitle: () => `sections/${name}`, fileName: `${name}.stories.tsx` }).parse();
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

const folder = fileURLToPath(new URL('../packages/ui/src/sections', import.meta.url));

export const storiesOf = (name: string) => `${folder}/${name}/${name}.stories.tsx`;

/** Every section of the package, in the order of the alphabet. */
export function readSections(): Section[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => readSection(name, readFileSync(storiesOf(name), 'utf8')));
}
