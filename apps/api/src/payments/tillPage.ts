import { brand } from '@awning/content/brand';
import { formatMoney } from '@awning/shop/money';
import { html, type Html } from '../html.ts';
import type { TillSession } from './till.repository.ts';

const testMode = 'Test mode. No card is charged.';

const notices = {
  declined: 'The card was declined. Nothing was charged. You can try again.',
  unheard:
    'The till could not tell the shop, so nothing was charged and nothing was changed. Please try again in a moment.',
};

export type TillNotice = keyof typeof notices;

/** The page that stands in for a card provider's own. */
export function drawTill(session: TillSession, notice?: TillNotice) {
  const total = formatMoney(session.total, { ...brand, currency: session.currency });

  const body = html`<div class="till">
    <section>
      <h1>Pay by card</h1>
      <p class="notice notice--test">${testMode}</p>
      ${notice ? html`<p class="notice notice--wrong" role="alert">${notices[notice]}</p>` : undefined}
      <div class="card" role="img" aria-label="A test card, already filled in">
        <div class="card__chip"></div>
        <p class="card__number">4242 4242 4242 4242</p>
        <p class="card__small"><span>TEST CARD</span> <span>12/34</span></p>
      </div>
      <form method="post" action="/pay/${session.id}" class="till__actions">
        <button class="button button--sun" name="outcome" value="pay">Pay ${total}</button>
        <button class="button" name="outcome" value="decline">Let the card fail</button>
      </form>
      <p><a href="/pay/${session.id}/cancel" rel="nofollow">Cancel and go back to ${brand.name}</a></p>
    </section>
    ${drawReceipt(session, total)}
  </div>`;
  return { title: 'Pay by card', body };
}

function drawReceipt({ reference, lines, currency }: TillSession, total: string): Html {
  const line = ({ name, amount }: TillSession['lines'][number]) =>
    html`<div class="receipt__line">
      <dt>${name}</dt>
      <dd>${formatMoney(amount, { ...brand, currency })}</dd>
    </div>`;

  return html`<section class="receipt" aria-label="Order summary">
    <div class="receipt__paper">
      <h2>${brand.name}</h2>
      <dl>${lines.map(line)}</dl>
      <p class="receipt__total">
        <span>TOTAL ${currency}<br />paid once</span> <b>${total}</b>
      </p>
      <p class="receipt__foot">Order ${reference}</p>
    </div>
  </section>`;
}

export function tillOver({ cancelUrl }: TillSession) {
  return {
    title: 'This payment page is closed',
    body: html`<h1>This payment page is closed</h1>
      <p>It was open for half an hour, or another was opened in its place. Nothing was charged here.</p>
      <p><a class="button button--sun" href="${cancelUrl}">Back to your order</a></p>`,
  };
}

export function tillUnknown() {
  return {
    title: 'Payment page not found',
    body: html`<h1>Payment page not found</h1>
      <p>There is nothing to pay at this address. Nothing was charged.</p>
      <p><a class="button button--sun" href="/">Back to ${brand.name}</a></p>`,
  };
}
