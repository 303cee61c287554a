import type { AxeResults } from 'axe-core';
import { expect } from 'storybook/test';
import { unsure } from './axeRules.ts';
import { findUnreadable, findUnreadableInOther } from './promises/contrast.ts';
import { findForcedColourFaults, noteShapes } from './promises/forcedColours.ts';
import { findNewKinds, noteKinds } from './promises/kinds.ts';
import { findCutWords, findOverflow } from './promises/layout.ts';
import { findNeedlessMotion } from './promises/motion.ts';
import { findUnringed } from './promises/rings.ts';
import { findLostSigns } from './promises/signs.ts';
import { findStage, isTestBrowser, type Stage } from './promises/stage.ts';

const complaints: string[] = [];
let settled: Promise<void> | undefined;

/** Listens to the console for as long as a story is on. */
export async function hearComplaints() {
  await settled;
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
  reporting: { reports: unknown[] };
}

/** Axe's own account of the story, which its addon leaves there. */
interface AxeReport {
  type: string;
  result?: Partial<Pick<AxeResults, 'incomplete'>>;
}

const narrowest = 320;

const at = (where: string, faults: readonly string[]) => faults.map((fault) => `${where}: ${fault}`);

async function untilPainted() {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

// Some pieces measure the page and render again; only a fault that outlives that counts.
async function findLayoutFaults(): Promise<string[]> {
  const look = () => [...findOverflow(document), ...findCutWords(document)];
  if (look().length === 0) return [];
  await untilPainted();
  return at(`${document.documentElement.dir} at ${window.innerWidth} px`, look());
}

// Each change of direction lays the page out anew, so it is changed as seldom as possible.
async function findFaultsAllRound(stage: Stage): Promise<string[]> {
  const { documentElement: root } = document;
  const { dir } = root;
  const usual = window.innerWidth;
  const faults = await findLayoutFaults();
  try {
    root.dir = dir === 'rtl' ? 'ltr' : 'rtl';
    faults.push(...(await findLayoutFaults()));
    if (usual > narrowest) {
      stage.setWidth(narrowest);
      faults.push(...(await findLayoutFaults()));
      root.dir = dir;
      faults.push(...(await findLayoutFaults()));
    }
    return faults;
  } finally {
    root.dir = dir;
    stage.setWidth();
  }
}

// Each kind of thing is checked in forced colours once: switching a page to forced colours and back takes longer than
// everything that is read there.
async function findReplacedFaults(stage: Stage, theme: string): Promise<string[]> {
  const kinds = findNewKinds(theme);
  if (kinds.size === 0) return findFaultsAllRound(stage);

  const shaped = noteShapes(document);
  // The browser gets this command by way of the server, which takes a while: the page is laid out meanwhile, and the
  // next story is loaded while the command is taken back.
  const forced = stage.forceColours(true);
  try {
    const misplaced = await findFaultsAllRound(stage);
    await forced;
    const replaced = [
      ...at('in forced colours', findForcedColourFaults(shaped)),
      ...at('with less motion asked for', findNeedlessMotion(kinds)),
    ];
    if (replaced.length === 0) noteKinds(kinds);
    return [...misplaced, ...replaced];
  } finally {
    settled = stage.forceColours(false);
  }
}

async function findStagedFaults(stage: Stage, theme: string): Promise<string[]> {
  return [
    ...(await findUnreadable(theme)),
    ...(await findUnreadableInOther(theme)),
    ...(await findUnringed(theme)),
    ...(await findLostSigns(theme)),
    ...(await findReplacedFaults(stage, theme)),
  ];
}

function findSharedIds(root: HTMLElement): string[] {
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two things have the id “${id}”`);
}

/** The findings of which axe is unsure, but for the rules in `unsure`, which have been checked by hand. */
function findUnsure(reports: readonly unknown[]): string[] {
  return (reports as AxeReport[])
    .filter(({ type }) => type === 'a11y')
    .flatMap(({ result }) => result?.incomplete ?? [])
    .filter(({ id }) => !Object.hasOwn(unsure, id))
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `axe is not sure of ${id}: ${html}`));
}

/** Every promise that this story breaks, each in words that say where to look. */
export async function findBrokenPromises(visit: Visit): Promise<string[]> {
  await settled;
  return [
    ...complaints.map((words) => `the console says: ${words}`),
    ...findSharedIds(visit.canvasElement),
    ...findUnsure(visit.reporting.reports),
    ...(await findStagedFaults(await findStage(), String(visit.globals['theme']))),
  ];
}

/** The promises of every story, so that no story has to state them. */
export async function expectInvariants(visit: Visit) {
  // In a developer's own window the page is left alone, and no fault replaces the story with an error.
  if (!isTestBrowser) return;
  // Storybook's own window shows axe's report on each story; outside it no reader sees it, and sending it is slow.
  const broken = await findBrokenPromises(visit);
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') visit.reporting.reports.length = 0;
  await expect(broken, 'a story keeps what every story promises').toEqual([]);
}
