import { html, type Html } from './html.ts';
import type { Page } from './page.ts';

/** A page that says one thing, and what can be done next. */
export function notePage({ heading, text, action }: { heading: string; text: string; action?: Html }): Page {
  return {
    title: heading,
    body: html`<h1>${heading}</h1>
      <p>${text}</p>
      ${action ?? html`<p><a class="button button--sun" href="/">Return to Home</a></p>`}`,
  };
}
