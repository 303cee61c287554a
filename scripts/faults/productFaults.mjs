// Faults in the goods, in the shop's pages and in its server, each as small as it would be in a hurry, and the tests
// that must find it: docs/how-to/tests.md.
import { uiFaults } from './uiFaults.mjs';

/** @typedef {import('./uiFaults.mjs').Fault} Fault */

/**
 * @param {string} what
 * @param {string} file
 * @param {string} find
 * @param {string} replace
 * @param {readonly string[]} tests
 * @returns {Fault}
 */
const fault = (what, file, find, replace, ...tests) => ({ what, file, find, replace, tests });

const server = 'apps/api/src';
const modules = `${server}/modules`;

/** @type {readonly Fault[]} */
const ofTheServer = [
  // Money.
  fault(
    'an order costs what its template costs, with any add-on',
    `${modules}/checkout/checkout.service.ts`,
    '          total,\n          currency,',
    '          total: template.price,\n          currency,',
    `${modules}/checkout/checkout.test.ts`,
  ),
  fault(
    'a refund may be asked for while one is under way',
    `${modules}/orders/refunds/refunds.ts`,
    "  if (isUnderWay) return { outcome: 'under-way' };\n",
    '',
    `${modules}/orders/refunds/refunds.test.ts`,
  ),
  fault(
    'what went back before may go back once more',
    `${modules}/orders/refunds/refunds.ts`,
    'const left = total - refunded;',
    'const left = total;',
    `${modules}/orders/refunds/refunds.test.ts`,
  ),
  fault(
    'a request sent again under its key is a second order',
    `${modules}/checkout/checkout.routes.ts`,
    '        requestKey: requestKey || undefined,\n',
    '',
    `${modules}/checkout/checkout.engines.test.ts`,
  ),
  fault(
    'another order under a used key is the first one',
    `${modules}/orders/placeOrder.ts`,
    'return earlier.requestHash === hash ? wayTo(earlier, click)',
    'return earlier.requestHash ? wayTo(earlier, click)',
    `${modules}/checkout/checkout.engines.test.ts`,
  ),
  fault(
    'any signature is believed',
    `${server}/payments/signature.ts`,
    'given !== undefined && timingSafeEqual(given, expected)',
    'given?.length === expected.length',
    `${server}/payments/signature.test.ts`,
  ),
  fault(
    'what was signed long ago is believed',
    `${server}/payments/signature.ts`,
    ' || Math.abs(secondsAt(now) - Number(timestamp)) > tolerance',
    '',
    `${server}/payments/signature.test.ts`,
  ),
  // Permissions.
  fault(
    'every customer may do what those who run the shop may',
    `${server}/plugins/access.ts`,
    "if (access === 'admin' && request.account.role !== 'admin')",
    "if (access === 'admin' && !request.account.role)",
    `${server}/plugins/access.test.ts`,
  ),
  fault(
    'a page of another site may renew a session',
    `${server}/http/isForeign.ts`,
    'return isOpen || host !== request.host.toLowerCase();',
    'return isOpen;',
    `${server}/plugins/origin.test.ts`,
  ),
  fault(
    'a script may read the token that renews a session',
    `${modules}/accounts/sessions/cookies.ts`,
    'httpOnly: true',
    'httpOnly: false',
    `${modules}/accounts/sessions/cookies.test.ts`,
  ),
  fault(
    'a session goes along wherever one comes from',
    `${modules}/accounts/sessions/cookies.ts`,
    "sameSite: 'lax'",
    "sameSite: 'none'",
    `${modules}/accounts/sessions/cookies.test.ts`,
  ),
  fault(
    'a token that comes back late ends no session',
    `${modules}/accounts/sessions/sessions.service.ts`,
    '    await repository.endReused(session, now());\n',
    '',
    `${modules}/accounts/sessions/sessions.test.ts`,
  ),
  fault(
    'a file is open before its order is delivered',
    `${modules}/orders/deliveries/deliveries.ts`,
    "!found || found.status !== 'delivered' || ",
    '!found || ',
    `${modules}/orders/deliveries/deliveries.engines.test.ts`,
  ),
  fault(
    'orders are shown to any visitor who claims their address',
    `${modules}/privacy/privacy.service.ts`,
    'emailProvenAt === null || keyOf(email) === keyOf(shopEmail)',
    'keyOf(email) === keyOf(shopEmail)',
    `${modules}/privacy/accountOrders.test.ts`,
  ),
  fault(
    'one more may come than may come',
    `${server}/limits/limits.ts`,
    'taken.count > times',
    'taken.count > times + 1',
    `${server}/limits/limits.test.ts`,
  ),
  fault(
    'logins are not counted',
    `${server}/plugins/limits.ts`,
    "if (name !== 'none' && name !== 'anything' && !isApart(name)) await take(name, request);",
    "if (name === 'checkout') await take(name, request);",
    `${server}/plugins/limits.test.ts`,
  ),
  fault(
    'a spelling of an address in large letters is another mailbox',
    `${server}/addresses/addressKey.ts`,
    'return `${lower(compose(text.slice(0, at)))}@',
    'return `${compose(text.slice(0, at))}@',
    `${server}/addresses/addressKey.test.ts`,
  ),
  fault(
    'a password typed on another machine is another password',
    'packages/contract/src/validation.ts',
    "typed.normalize('NFKC')",
    'typed',
    `${modules}/accounts/accounts.test.ts`,
  ),
  fault(
    'a password may be one letter short',
    'packages/contract/src/validation.ts',
    'length >= least',
    'length >= least - 1',
    'packages/contract/src/rules.test.ts',
  ),
  // Storage.
  fault(
    'a buyer’s name is kept tidier than it was typed',
    `${modules}/checkout/checkout.service.ts`,
    'customer: { name, email,',
    'customer: { name: name.trim(), email,',
    `${modules}/checkout/checkout.odd.test.ts`,
  ),
  fault(
    'a request for a quote is kept tidier than it was typed',
    `${modules}/quotes/quotes.service.ts`,
    'business, budget, details }, {',
    'business, budget, details: details.trim() }, {',
    `${modules}/quotes/quotes.test.ts`,
  ),
  fault(
    'the name of an account is kept tidier than it was typed',
    `${modules}/accounts/accounts.service.ts`,
    '        firstName: first_name,\n',
    "        firstName: first_name.normalize('NFC'),\n",
    `${modules}/accounts/accounts.test.ts`,
  ),
  fault(
    'a subscriber’s address is kept in small letters',
    `${modules}/newsletter/newsletter.service.ts`,
    'const email = isConfirmed ? subscriber.email : typed;',
    'const email = isConfirmed ? subscriber.email : typed.toLowerCase();',
    `${modules}/newsletter/newsletter.test.ts`,
  ),
  // Messages, and their recipients.
  fault(
    'who opens an account hears nothing of it',
    `${modules}/accounts/accounts.service.ts`,
    '[mails.welcome(user, now())]',
    '[]',
    `${modules}/accounts/accounts.engines.test.ts`,
  ),
  fault(
    'an address gets the newsletter although another person typed it',
    `${modules}/newsletter/newsletter.service.ts`,
    "state: isConfirmed ? 'confirmed' : 'pending',",
    "state: 'confirmed',",
    `${modules}/newsletter/newsletter.test.ts`,
  ),
  fault(
    'reviews that were hidden are read',
    `${modules}/reviews/reviews.repository.ts`,
    "eq(reviews.hidden, false), ne(reviews.text, '')",
    "ne(reviews.text, '')",
    `${modules}/reviews/reviews.test.ts`,
  ),
  fault(
    'the first page of reviews is the second',
    `${modules}/reviews/reviews.service.ts`,
    'offset: (page - 1) * pageSize',
    'offset: page * pageSize',
    `${modules}/reviews/reviews.test.ts`,
  ),
  fault(
    'the oldest order stands first',
    `${modules}/privacy/accountOrders.repository.ts`,
    'desc(orders.createdAt), desc(orders.id)',
    'asc(orders.createdAt), asc(orders.id)',
    `${modules}/privacy/accountOrders.engines.test.ts`,
  ),
  fault(
    'the log names what opens an order',
    `${server}/logging/logger.ts`,
    "    .replace(pagesThatOpen, '$1…')\n",
    '',
    `${server}/logging/logger.test.ts`,
    `${server}/logging/logger.canary.test.ts`,
  ),
  fault(
    'an order may be cached by any proxy',
    `${modules}/orders/orders.routes.ts`,
    "'cache-control': 'no-store'",
    "'cache-control': 'public, max-age=60'",
    `${modules}/orders/orders.engines.test.ts`,
  ),
  fault(
    'a file may be called what leads out of a folder',
    `${server}/http/fileName.ts`,
    "typed.split(/[\\\\/]/).at(-1) ?? ''",
    'typed',
    `${modules}/orders/deliveries/deliveries.test.ts`,
  ),
  fault(
    'the larger packing is taken by who takes both',
    `${server}/http/compressedText.ts`,
    "const codings = ['br', 'gzip'] as const;",
    "const codings = ['gzip', 'br'] as const;",
    `${server}/plugins/site.test.ts`,
  ),
];

const templates = 'packages/templates/src';

/** @type {readonly Fault[]} */
const ofTheDesigns = [
  fault(
    'the week begins a day late',
    `${templates}/content/words/hours.ts`,
    'Date.UTC(2024, 0, 1 + weekdays.indexOf(day))',
    'Date.UTC(2024, 0, 2 + weekdays.indexOf(day))',
    `${templates}/content/words/words.test.ts`,
  ),
  fault(
    'twelve o’clock is nought',
    `${templates}/content/words/hours.ts`,
    '((hour + 11) % 12) + 1',
    'hour % 12',
    `${templates}/content/words/words.test.ts`,
  ),
  fault(
    'a number is rung with its nought from abroad',
    `${templates}/content/words/place.ts`,
    'digits.startsWith(trunk) ? digits.slice(trunk.length) : digits',
    'digits',
    `${templates}/content/words/words.test.ts`,
  ),
  fault(
    'search engines are told when it closes as when it opens',
    `${templates}/content/words/structuredData.ts`,
    'dayOfWeek: english[day],\n        opens,\n        closes,',
    'dayOfWeek: english[day],\n        opens: closes,\n        closes: opens,',
    `${templates}/content/words/words.test.ts`,
  ),
  fault(
    'a price is that of the first thing on the board',
    `${templates}/barbershop-deluxe/sections/PriceHalves/PriceHalves.tsx`,
    '{item.price}',
    '{items[0]?.price}',
    `${templates}/designs.test.tsx`,
  ),
  fault(
    'a page of prices has no first heading',
    `${templates}/gym-boulder/sections/PriceHolds/PriceHolds.tsx`,
    ' headingLevel={level} lead={lead}',
    ' lead={lead}',
    `${templates}/gym-boulder/Site.stories.tsx`,
  ),
  fault(
    'a photograph in a design has no words',
    `${templates}/design/show.tsx`,
    'alt: picture.alt }',
    "alt: '' }",
    `${templates}/design/show.test.tsx`,
  ),
  fault(
    'a bill comes to its first line',
    `${templates}/restaurant-long-table/sections/TableBill/TableBill.tsx`,
    '{total.price}',
    '{lines[0]?.price}',
    `${templates}/restaurant-long-table/Site.stories.tsx`,
  ),
  fault(
    'an allergen is left out under its dish',
    `${templates}/restaurant-long-table/sections/AllergenChart/AllergenChart.tsx`,
    'allergens.filter((allergen) => contains.includes(allergen))',
    'allergens.filter((allergen) => contains.slice(1).includes(allergen))',
    `${templates}/restaurant-long-table/Site.stories.tsx`,
  ),
  fault(
    'what did not come in today is said to have come',
    `${templates}/restaurant-tide/sections/DepthMenu/DepthMenu.tsx`,
    'labels[item.state]',
    'labels.landed',
    `${templates}/restaurant-tide/Site.stories.tsx`,
  ),
  fault(
    'what is sold out can be ordered',
    `${templates}/design/asks/OrderPart.tsx`,
    'price !== undefined && !soldOut',
    'price !== undefined',
    `${templates}/design/asks/asks.test.tsx`,
  ),
  fault(
    'the classes of a day stand from its evening to its morning',
    `${templates}/design/asks/TimetablePart.tsx`,
    'one.time.localeCompare(other.time)',
    'other.time.localeCompare(one.time)',
    `${templates}/design/asks/asks.test.tsx`,
  ),
];

const site = 'apps/site/src';

/** @type {readonly Fault[]} */
const ofTheSite = [
  // Texts for machines.
  fault(
    'every page says that it is home',
    `${site}/head/Meta.tsx`,
    '<link rel="canonical" href={absolute(path)} />',
    '<link rel="canonical" href={absolute(\'/\')} />',
    `${site}/head/head.test.tsx`,
  ),
  fault(
    'no page says what it is about',
    `${site}/head/Meta.tsx`,
    '{description && <meta name="description" content={description} />}',
    '',
    `${site}/head/head.test.tsx`,
  ),
  fault(
    'a page of one’s own may be found',
    `${site}/head/Meta.tsx`,
    '<meta name="robots" content="noindex" />',
    '<meta name="robots" content="index" />',
    `${site}/head/head.test.tsx`,
  ),
  fault(
    'search engines are told a hundred times the price',
    `${site}/head/TemplateMeta.tsx`,
    '(template.price / 100).toFixed(2)',
    'template.price.toFixed(2)',
    `${site}/head/head.test.tsx`,
  ),
  fault(
    'words end the script that tells machines of them',
    `${site}/head/StructuredData.tsx`,
    ".replaceAll('<', '\\\\u003c')",
    '',
    `${site}/head/head.test.tsx`,
  ),
  fault(
    'the drawn twin of a demo may be found beside it',
    `${site}/prerender/demo.tsx`,
    '{demo.room === \'drawn\' && <meta name="robots" content="noindex" />}',
    '',
    `${site}/prerender/demo.test.ts`,
  ),
  fault(
    'an address in large letters leads nowhere',
    `${site}/prerender/ownAddress.ts`,
    "new RegExp(`^${part}$`, 'i')",
    'new RegExp(`^${part}$`)',
    `${site}/prerender/ownAddress.test.ts`,
  ),
  // The shelf.
  fault(
    'the filter of sizes leaves every size',
    'packages/shop/src/search.ts',
    '      (tier === undefined || template.tier === tier) &&\n',
    '',
    'packages/shop/src/search.test.ts',
  ),
  fault(
    'what costs the next range stands in two',
    'packages/shop/src/search.ts',
    'template.price < ceilingOf(price)',
    'template.price <= ceilingOf(price)',
    'packages/shop/src/search.test.ts',
  ),
  fault(
    'the last page cannot be reached',
    'packages/shop/src/search.ts',
    'Math.ceil(items.length / pageSize)',
    'Math.floor(items.length / pageSize)',
    'packages/shop/src/search.test.ts',
  ),
  fault(
    'an address forgets the size that was chosen',
    `${site}/catalogue/catalogueView.ts`,
    '    ...(tier && { tier }),\n',
    '',
    `${site}/catalogue/catalogueView.test.ts`,
  ),
  fault(
    'the picture of a window says nothing',
    `${site}/goods/listedTemplates.ts`,
    'alt: template.image }',
    "alt: '' }",
    `${site}/catalogue/TemplatePage/TemplatePage.stories.tsx`,
  ),
  // Money.
  fault(
    'the extras of an order are not added up',
    'packages/shop/src/order.ts',
    'total + addOn.price, template.price',
    'total, template.price',
    'packages/shop/src/order.test.ts',
  ),
  fault(
    'cents are not written',
    'packages/shop/src/money.ts',
    'amount % 100 === 0 ? 0 : 2).format(amount / 100)',
    'amount % 100 === 0 ? 0 : 2).format(Math.floor(amount / 100))',
    'packages/shop/src/money.test.ts',
  ),
  fault(
    'the till leaves out what only some are sold with',
    `${site}/checkout/CheckoutPage/CheckoutPage.tsx`,
    'addOns={addOnsOf(template)}',
    'addOns={addOnsOf({ addOns: [] })}',
    `${site}/checkout/CheckoutPage/CheckoutPage.stories.tsx`,
  ),
  fault(
    'a receipt counts its extras twice',
    `${site}/account/receiptText.ts`,
    'price(order.total - extras)',
    'price(order.total)',
    `${site}/account/receiptText.test.ts`,
  ),
  fault(
    'a receipt says that all stays paid',
    `${site}/format/refundLines.ts`,
    'price(total - refunded)',
    'price(total)',
    `${site}/order/OrderPage/OrderPage.stories.tsx`,
  ),
  fault(
    'who has just paid is asked to pay again',
    `${site}/order/OrderPanel/OrderPanel.tsx`,
    "justPaid && status === 'pending'",
    'false',
    `${site}/order/ReturnPage/ReturnPage.stories.tsx`,
  ),
  fault(
    'one may be sent to pay where the till’s name is only mentioned',
    `${site}/checkout/state/paymentAddress.ts`,
    'href.startsWith(start)',
    'href.includes(start)',
    `${site}/checkout/state/paymentAddress.test.ts`,
  ),
  // Sessions, and consent.
  fault(
    'the login leads on to another’s page',
    `${site}/session/returnTo.ts`,
    'origin === here && within.test(pathname)',
    'within.test(pathname)',
    `${site}/session/returnTo.test.ts`,
  ),
  fault(
    'a call of one is made again as another',
    `${site}/state/createFetch.ts`,
    '    if (heir?.id !== user.id) return first;\n',
    '',
    `${site}/state/createFetch.test.ts`,
  ),
  fault(
    'pages are timed for a visitor who only lets us remember the lights',
    `${site}/consent/state/consent.ts`,
    "export const mayTime = (): boolean => choice === 'accept-all' &&",
    'export const mayTime = (): boolean => mayRemember() &&',
    `${site}/consent/state/consent.test.ts`,
  ),
  fault(
    'a browser that asks for privacy is not heard',
    `${site}/consent/state/consent.ts`,
    ' && (overSignal || !asksForPrivacy())',
    '',
    `${site}/consent/state/consent.test.ts`,
  ),
  fault(
    'a field of the contact form has no name',
    `${site}/forms/ContactSection/ContactSection.tsx`,
    'labels={contact.labels}',
    "labels={{ ...contact.labels, email: '' }}",
    `${site}/forms/ContactSection/ContactSection.stories.tsx`,
  ),
  fault(
    'an instant is told by the clock of the machine that draws it',
    `${site}/format/orderDate.ts`,
    "timeZone: 'UTC', timeZoneName: 'short'",
    "timeZoneName: 'short'",
    `${site}/format/orderDate.test.ts`,
  ),
];

/** One in twelve of the package's own, from each of its corners. */
const ofThePackage = uiFaults.filter((_fault, place) => place % 12 === 0);

export const productFaults = [...ofThePackage, ...ofTheDesigns, ...ofTheSite, ...ofTheServer];
