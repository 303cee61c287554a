import type { Failure } from '@awning/contract/failure';
import type { FormPageProps } from '../pages/FormPage/FormPage.tsx';
import type { NotePageProps } from '../pages/NotePage/NotePage.tsx';
import { headingOf } from '../pages/ProblemPage/headingOf.ts';
import type { Page } from './sendPage.ts';

/** A page with one message, and a next step. */
export const notePage = (props: NotePageProps): Page => ({ page: 'note', title: props.heading, props });

/** Tells a person what went wrong where there is no better page for it. */
export const problemPage = (status: number, failure: Failure): Page => ({
  page: 'problem',
  title: headingOf(status),
  props: { status, failure },
});

/** A form on its own page, as it is filled in so far; once refused, each fault stands beside its field. */
export const formPage = (
  form: FormPageProps['form'],
  typed: FormPageProps['typed'],
  failure?: Failure,
): Page => ({
  page: 'form',
  title: failure ? `Problem: ${form.heading}` : form.heading,
  props: { form, typed, failure },
});
