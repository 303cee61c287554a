import { expect } from 'storybook/test';
import { findForcedColourFaults, noteShapes } from './promises/forcedColours.ts';
import { findCutWords, findOverflow } from './promises/layout.ts';
import { findThemeFaults, type A11yParameters } from './promises/otherTheme.ts';
import { findStage, type Stage } from './promises/stage.ts';

const complaints: string[] = [];

/** Listens to the console for as long as a story is on. */
export function hearComplaints() {
  complaints.length = 0;
  const { error, warn } = console;
  const hear =
    (say: typeof error) =>
    (...words: unknown[]) => {
      complaints.push(words.map(String).join(' '));
      say(...words);
    };
  Object.assign(console, { error: hear(error), warn: hear(warn) });
  return () => Object.assign(console, { error, warn });
}

/** A story as it stands when its play is over. */
export interface Visit {
  canvasElement: HTMLElement;
  globals: Record<string, unknown>;
  parameters: { a11y?: A11yParameters };
}

const narrowest = 320;

// Nothing may still be on its way from one look to the next.
const still = new CSSStyleSheet();
still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');

const at = (where: string, faults: readonly string[]) => faults.map((fault) => `${where}: ${fault}`);

async function drawn() {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

// Some pieces measure the page and draw again; only what outlives that is a fault.
async function findLayoutFaults(): Promise<string[]> {
  const look = () => [...findOverflow(document), ...findCutWords(document)];
  if (look().length === 0) return [];
  await drawn();
  return look();
}

async function findFaultsBothWays(width: number): Promise<string[]> {
  const { documentElement: root } = document;
  const { dir } = root;
  const faults = at(`${dir} at ${width} px`, await findLayoutFaults());
  root.dir = dir === 'rtl' ? 'ltr' : 'rtl';
  try {
    return [...faults, ...at(`${root.dir} at ${width} px`, await findLayoutFaults())];
  } finally {
    root.dir = dir;
  }
}

async function findFaultsNarrow(stage: Stage): Promise<string[]> {
  const usual = window.innerWidth;
  if (usual <= narrowest) return [];
  await stage.setWidth(narrowest);
  try {
    return await findFaultsBothWays(narrowest);
  } finally {
    await stage.setWidth(usual);
  }
}

async function findFaultsForced(stage: Stage): Promise<string[]> {
  const shaped = noteShapes(document);
  await stage.forceColours(true);
  try {
    return at('in forced colours', findForcedColourFaults(shaped));
  } finally {
    await stage.forceColours(false);
  }
}

async function findStagedFaults(stage: Stage, { globals, parameters }: Visit): Promise<string[]> {
  document.adoptedStyleSheets.push(still);
  try {
    return [
      ...(await findFaultsBothWays(window.innerWidth)),
      ...(await findThemeFaults(globals['theme'], parameters.a11y)),
      ...(await findFaultsForced(stage)),
      ...(await findFaultsNarrow(stage)),
    ];
  } finally {
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1);
  }
}

function findSharedIds(root: HTMLElement): string[] {
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two things have the id “${id}”`);
}

/** Every promise that this story breaks, each in words that say where to look. */
export async function findBrokenPromises(visit: Visit): Promise<string[]> {
  const stage = await findStage();
  return [
    ...complaints.map((words) => `the console says: ${words}`),
    ...findSharedIds(visit.canvasElement),
    // The window of whoever looks at a story is theirs: there, it is not turned about.
    ...(stage ? await findStagedFaults(stage, visit) : findOverflow(document)),
  ];
}

/** What every story must satisfy, so that no story has to say it. */
export async function expectInvariants(visit: Visit) {
  await expect(await findBrokenPromises(visit), 'a story keeps what every story promises').toEqual([]);
}
