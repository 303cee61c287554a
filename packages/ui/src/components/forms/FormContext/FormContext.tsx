'use client';

import { createContext, use, useId, useSyncExternalStore } from 'react';

/** What is wrong, by the name of the field. */
export type FieldProblems = Readonly<Record<string, string>>;

interface FormState {
  id: string;
  errors: FieldProblems;
  busy: boolean;
  /** The field with the focus when a form that was sent without script comes back. */
  first?: string | undefined;
  /** A field has become valid without a change of its value. */
  recheck?: (field: HTMLInputElement) => void;
}

/** What a form tells the fields and buttons in it. */
export const FormContext = createContext<FormState | undefined>(undefined);

/** Whether the form around is being sent. */
export function useBusy(): boolean {
  return use(FormContext)?.busy ?? false;
}

/** The id and the error of a field, from the form around it. */
export function useField(name: string): { id: string; error: string | undefined; first: boolean } {
  const ownId = useId();
  const form = use(FormContext);
  return { id: form ? `${form.id}-${name}` : ownId, error: form?.errors[name], first: form?.first === name };
}

/** Whether the form around has a fault in some parts: in `story`, or in `story.heading`. */
export function useFaulty(parts: readonly string[]): boolean {
  const { errors = {} } = use(FormContext) ?? {};
  return Object.keys(errors).some((name) => parts.some((part) => `${name}.`.startsWith(`${part}.`)));
}

const nobody = () => undefined;

/** Tells the form around that a field may be right now, although nothing was typed. */
export function useRecheck(): (field: HTMLInputElement) => void {
  return use(FormContext)?.recheck ?? nobody;
}

const never = () => () => undefined;

/** Whether the script has loaded: until then a page is as the server rendered it. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
