import type { Failure } from '@awning/contract/failure';
import { html, Html } from './html.ts';
import type { Page } from './page.ts';

interface PlainField {
  name: string;
  label: string;
  /** A line of words unless it is an address or takes more of them. */
  kind?: 'email' | 'password' | 'text';
  /** What a browser may fill in. */
  autocomplete?: string;
  optional?: true;
  hint?: string;
}

/** A form that works without script. */
export interface PlainForm {
  heading: string;
  /** What it is for, where one does not come from a page that says so. */
  text?: string;
  /** Where it is posted. */
  action: string;
  fields: readonly PlainField[];
  /** On its button. */
  send: string;
  /** Where one is thanked. */
  thanks: string;
}

/** What was typed, by the name of the field. */
export type Typed = Readonly<Record<string, string>>;

type Errors = Readonly<Record<string, string>>;

/** A form that was refused: with what was typed, and what is wrong where it is wrong. */
export function formPage(form: PlainForm, typed: Typed, { message, fields = {} }: Failure): Page {
  const wrong = form.fields.filter(({ name }) => fields[name] !== undefined);

  return {
    title: `Problem: ${form.heading}`,
    body: html`<h1>${form.heading}</h1>
      <div class="notice notice--wrong" role="alert">
        <p>${message}</p>
        ${
          wrong.length > 1
            ? html`<ul>
                ${wrong.map(({ name }) => html`<li><a href="#${name}">${fields[name]}</a></li>`)}
              </ul>`
            : undefined
        }
      </div>
      ${drawForm(form, typed, fields)}`,
  };
}

function drawForm({ text, action, fields, send }: PlainForm, typed: Typed, errors: Errors): Html {
  const firstWrong = fields.find(({ name }) => errors[name] !== undefined);
  return html`${text && html`<p>${text}</p>`}
    <form class="form" method="post" action="${action}">
      ${fields.map((field) => drawField(field, typed[field.name] ?? '', errors, field === firstWrong))}
      ${trap}
      <p><button class="button button--sun">${send}</button></p>
    </form>`;
}

// Out of sight and out of the way of the tab key: only a program fills it in.
const trap = html`<p class="trap" aria-hidden="true">
  <label for="website">Leave this empty</label>
  <input id="website" name="website" tabindex="-1" autocomplete="off" />
</p>`;

function drawField(
  { name, label, kind, autocomplete = 'off', optional, hint }: PlainField,
  value: string,
  errors: Errors,
  isFirstWrong: boolean,
): Html {
  const error = errors[name];
  const shown = kind === 'password' ? '' : value;
  const notes = [...(hint ? [`${name}-hint`] : []), ...(error ? [`${name}-error`] : [])];
  const attributes = html`id="${name}" name="${name}" autocomplete="${autocomplete}"
  ${optional ? undefined : html` required`} ${error && html` aria-invalid="true"`}
  ${notes.length > 0 ? html` aria-describedby="${notes.join(' ')}"` : undefined}
  ${isFirstWrong ? html` autofocus` : undefined}`;

  return html`<div class="field">
    <label class="field__label" for="${name}"
      >${label}${optional && html` <span class="soft">(optional)</span>`}</label
    >
    ${hint && html`<p class="field__hint" id="${name}-hint">${hint}</p>`}
    ${error && html`<p class="field__error" id="${name}-error">${error}</p>`}
    ${
      kind === 'text'
        ? html`<textarea class="field__control" rows="7" ${attributes}>${firstLineBreak}${value}</textarea>`
        : html`<input class="field__control" type="${kind ?? 'text'}" ${attributes} value="${shown}" />`
    }
  </div>`;
}

// A browser drops one at the start of an area.
const firstLineBreak = new Html('\n');
