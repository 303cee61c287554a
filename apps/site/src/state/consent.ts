import { kept } from '@awning/content/cookies';
import { useSyncExternalStore } from 'react';
import { forget, recall, remember } from './storage.ts';

const choices = ['reject-some', 'accept', 'accept-all'] as const;

/** What a visitor lets the shop do: what it must, and remember the lights, and time its pages (product.md section 2). */
export type CookieChoice = (typeof choices)[number];

/** What the choice is kept under in the visitor's browser. */
export const consentKey = kept.consent;
/** Kept beside it where all was accepted in spite of the browser's own signal: it was known then. */
const overSignalKey = kept.consentOverSignal;

const recalled = () => choices.find((choice) => choice === recall(consentKey));

// A browser that keeps nothing has no second visit, so what was chosen and said holds for this one.
let choice = recalled();
let overSignal = recall(overSignalKey) !== null;
let reopened = false;
const listeners = new Set<() => void>();

function tell() {
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
export function settle(answer: CookieChoice): void {
  choice = answer;
  overSignal = answer === 'accept-all' && asksForPrivacy();
  if (overSignal) remember(overSignalKey, 'yes');
  else forget(overSignalKey);
  reopened = false;
  tell();
}

/** Asks again, for whoever wants to answer otherwise. */
export function reopenConsent(): void {
  reopened = true;
  tell();
}

/** What the page makes of it: whether the notice was called back, and whether pages may be timed. */
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
    choice = recalled();
    overSignal = recall(overSignalKey) !== null;
    tell();
  });
}
