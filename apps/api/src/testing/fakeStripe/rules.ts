import type { Params } from './form.ts';

/** The fault of a request, in Stripe's own form. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: { type: string; code?: string; param?: string; message: string };

  constructor(status: number, error: { type: string; code?: string; param?: string; message: string }) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export const invalid = (message: string, param?: string, code?: string, status = 400) =>
  new Refusal(status, {
    type: 'invalid_request_error',
    message,
    ...(param && { param }),
    ...(code && { code }),
  });

type Rule = RegExp | { [name: string]: Rule } | { each: { [name: string]: Rule } };

const address = /^https?:\/\/[^\s]+$/;
const figure = /^(0|[1-9]\d{0,7})$/;

/** Every parameter that we may send, and its format. All of them are required. */
const page: { [name: string]: Rule } = {
  mode: /^payment$/,
  client_reference_id: /^[\w-]{1,200}$/,
  customer_email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
  line_items: {
    each: {
      quantity: /^[1-9]\d{0,5}$/,
      price_data: { currency: /^[a-z]{3}$/, unit_amount: figure, product_data: { name: /^[^\n]{1,250}$/ } },
    },
  },
  success_url: address,
  cancel_url: address,
  expires_at: /^\d{10}$/,
  metadata: { reference: /^.{1,500}$/ },
  payment_intent_data: { metadata: { reference: /^.{1,500}$/ } },
};

const refund: { [name: string]: Rule } = {
  payment_intent: /^pi_\w+$/,
  amount: /^[1-9]\d{0,7}$/,
  metadata: { refund: /^.{1,500}$/ },
};

/** A refund request, if Stripe would accept it. */
export function readRefund(params: Params) {
  check(params, refund);
  return {
    payment_intent: wordAt(params, 'payment_intent'),
    amount: Number(wordAt(params, 'amount')),
    metadata: { refund: wordAt(params, 'metadata', 'refund') },
  };
}

function check(params: Params, rules: { [name: string]: Rule }, under = ''): void {
  const nameOf = (name: string) => (under ? `${under}[${name}]` : name);
  for (const name of Object.keys(params)) {
    if (!Object.hasOwn(rules, name)) {
      throw invalid(`Received unknown parameter: ${nameOf(name)}`, nameOf(name), 'parameter_unknown');
    }
  }
  for (const [name, rule] of Object.entries(rules)) {
    const value = params[name];
    const full = nameOf(name);
    if (value === undefined) throw invalid(`Missing required param: ${full}.`, full, 'parameter_missing');

    if (rule instanceof RegExp) {
      if (typeof value !== 'string' || !rule.test(value)) throw invalid(`Invalid ${full}`, full);
    } else if (typeof value === 'string') {
      throw invalid(`Invalid ${full}`, full);
    } else if ('each' in rule) {
      for (const [place, one] of Object.entries(value)) {
        if (typeof one === 'string') throw invalid(`Invalid ${full}`, full);
        check(one, rule.each as { [name: string]: Rule }, `${full}[${place}]`);
      }
    } else check(value, rule, full);
  }
}

/** A request to open a page, if Stripe would accept it now. */
export function readPage(params: Params, now: Date) {
  check(params, page);
  const items = params['line_items'];
  const lines = Object.values(typeof items === 'object' ? items : {}).map((line) => ({
    name: wordAt(line, 'price_data', 'product_data', 'name'),
    amount: Number(wordAt(line, 'price_data', 'unit_amount')) * Number(wordAt(line, 'quantity')),
    currency: wordAt(line, 'price_data', 'currency'),
  }));

  const life = Number(params['expires_at']) - now.getTime() / 1000;
  if (life < 30 * 60) {
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  }
  if (life >= 24 * 60 * 60) {
    throw invalid(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  const [currency = '', other] = new Set(lines.map((line) => line.currency));
  if (other) throw invalid('All line items must have the same currency.', 'line_items');
  const amount = lines.reduce((total, line) => total + line.amount, 0);
  if (amount < 50) throw invalid('The total must be at least $0.50.', undefined, 'amount_too_small');

  return {
    lines,
    amount,
    currency,
    reference: wordAt(params, 'client_reference_id'),
    email: wordAt(params, 'customer_email'),
    successUrl: wordAt(params, 'success_url'),
    cancelUrl: wordAt(params, 'cancel_url'),
    expiresAt: Number(params['expires_at']),
  };
}

/** The text at the end of a path, in a validated request. */
function wordAt(params: Params | string, ...path: string[]): string {
  const end = path.reduce<Params | string | undefined>(
    (level, part) => (typeof level === 'object' ? level[part] : undefined),
    params,
  );
  return typeof end === 'string' ? end : '';
}
