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

// Some pieces measure the page and render again; only what outlives that is a fault.
async function findLayoutFaults(): Promise<string[]> {
  const look = () => [...findOverflow(document), ...findCutWords(document)];
  if (look().length === 0) return [];
  await untilPainted();
  return at(`${document.documentElement.dir} at ${window.innerWidth} px`, look());
}

// Each turn of the page lays it out anew, so it is turned as seldom as can be.
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

// What the visitor's system has replaced is asked of each kind of thing once: to turn a page into forced colours and back
// takes longer than all that is read there.
async function findReplacedFaults(stage: Stage, theme: string): Promise<string[]> {
  const kinds = findNewKinds(theme);
  if (kinds.size === 0) return findFaultsAllRound(stage);

  const shaped = noteShapes(document);
  // The browser gets this command by way of the server, which takes a while: the page is laid out meanwhile, and the next
  // story is fetched while the command is taken back.
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

/** What axe could not be sure of, but for the rules in `unsure`, which have been looked into. */
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

/** What every story must satisfy, so that no story has to say it. */
export async function expectInvariants(visit: Visit) {
  // In a developer's own window the page is left alone, and no fault replaces the story with an error.
  if (!isTestBrowser) return;
  // Storybook's own window shows axe's account of each story; outside it they are not read, and sending them is slow.
  const broken = await findBrokenPromises(visit);
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') visit.reporting.reports.length = 0;
  await expect(broken, 'a story keeps what every story promises').toEqual([]);
}
