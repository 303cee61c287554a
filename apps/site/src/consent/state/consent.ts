import { storageKeys } from '@awning/content/policies/cookies';
import { useSyncExternalStore } from 'react';
import { removeStored, readStored, writeStored } from '../../browser/storage.ts';

const choices = ['reject-some', 'accept', 'accept-all'] as const;

/**
 * What a visitor lets the shop do: the necessary, and remember the theme, and time its pages (docs/product.md, “Consent
 * and cookies”).
 */
type Consent = (typeof choices)[number];

/** What the choice is kept under in the visitor's browser. */
export const consentKey = storageKeys.consent;
/** Kept beside it where all was accepted in spite of the browser's own signal: it was known then. */
const overSignalKey = storageKeys.consentOverSignal;

const readChoice = () => choices.find((choice) => choice === readStored(consentKey));

// A browser that keeps nothing has no second visit, so what was chosen and said holds for this one.
let choice = readChoice();
let overSignal = readStored(overSignalKey) !== null;
let reopened = false;
const listeners = new Set<() => void>();

function notifyListeners() {
  for (const listener of listeners) listener();
}

/** Calls back at each change, until the function that is returned is called. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the visitor has answered. */
export const hasChosen = (): boolean => choice !== undefined;

/** Whether a preference may be kept. */
export const mayRemember = (): boolean => choice === 'accept' || choice === 'accept-all';

/** Whether pages may be timed. */
export const mayTime = (): boolean => choice === 'accept-all' && (overSignal || !asksForPrivacy());

/** Whether the browser sends Global Privacy Control. */
export const asksForPrivacy = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** The visitor has answered. The notice keeps the answer itself. */
export function saveChoice(answer: Consent): void {
  choice = answer;
  overSignal = answer === 'accept-all' && asksForPrivacy();
  if (overSignal) writeStored(overSignalKey, 'yes');
  else removeStored(overSignalKey);
  reopened = false;
  notifyListeners();
}

/** Asks again, for a visitor who wants to change their answer. */
export function reopenConsent(): void {
  reopened = true;
  notifyListeners();
}

/** The state for the page: whether the notice was opened again, and whether pages may be timed. */
export function useConsent() {
  return {
    reopened: useSyncExternalStore(onConsent, () => reopened, no),
    timed: useSyncExternalStore(onConsent, mayTime, no),
  };
}

const no = () => false;

// Answered in another tab.
if (!import.meta.env.SSR) {
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== consentKey && key !== overSignalKey) return;
    choice = readChoice();
    overSignal = readStored(overSignalKey) !== null;
    notifyListeners();
  });
}
