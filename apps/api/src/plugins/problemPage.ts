import type { Failure } from '@awning/contract/failure';
import { brand } from '@awning/content/brand';
import { html } from '../html.ts';
import type { Page } from '../page.ts';

const headings: Record<number, string> = {
  404: 'Oops! Page not found',
  405: 'That cannot be done here',
  409: 'That is done already',
  413: 'That is too much',
  429: 'Please wait a moment',
  422: 'Something needs another look',
  503: 'Please try again in a moment',
};

/** Tells a person what went wrong when there is no better page for it. */
export function problemPage(status: number, { message, fields = {} }: Failure): Page {
  const heading = headings[status] ?? (status < 500 ? 'That did not work' : 'Something went wrong');
  const wrong = Object.values(fields);

  return {
    title: heading,
    body: html`<p class="soft">${status}</p>
      <h1>${heading}</h1>
      <p>${message}</p>
      ${
        wrong.length > 0
          ? html`<ul>
              ${wrong.map((what) => html`<li>${what}</li>`)}
            </ul>`
          : undefined
      }
      <p><a class="button button--sun" href="/">Return to Home</a></p>
      <p class="soft">${brand.name} · ${brand.email}</p>`,
  };
}
