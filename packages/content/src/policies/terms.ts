import { brand } from '../brand.ts';
import { imprint } from './imprint.ts';
import { dearerDesign } from '../orders/difference.ts';
import { hosting } from '../orders/hosting.ts';
import { licence } from './licence.ts';
import type { Policy } from './policy.ts';
import { delivery } from '../shared.ts';

export const terms: Policy = {
  title: 'Terms of sale',
  heading: 'Terms',
  lead: 'What you buy, what we do for it, and what happens when something goes wrong.',
  description: `The terms on which ${brand.name} sells ready-made websites: what is included, delivery, payment, ownership and liability.`,
  date: '2026-11-27',
  parts: [
    {
      id: 'who',
      heading: 'You and us',
      body: [
        `Seller: ${imprint.join(' · ')} · [${brand.email}](mailto:${brand.email})`,
        `These terms apply when you buy a website or an extra from ${brand.legalName} (“we”). They go with the [privacy policy](/privacy) and the [refund policy](/refunds). Whatever the law where you live gives you beyond them, you keep.`,
      ],
    },
    {
      id: 'goods',
      heading: 'What you buy',
      body: [
        'A ready-made website of the template you chose, with your name, words, prices and pictures in place of the sample ones, in the size its ticket says, and the extras you ticked at the till. Extra Pages means up to 3 more than the ticket says.',
        'The live demo shows what you get. Names, prices and pictures in it are samples. We may mend and improve a template at any time; your order does not get smaller by it.',
      ],
    },
    {
      id: 'price',
      heading: 'Price and payment',
      body: [
        `You pay once, in ${brand.currency}, when you order. The price that counts is the one in your receipt. There is no monthly fee to us. Maintenance is optional and agreed separately.`,
        'Card payments are taken by our payment provider on its own page. The contract is made when your payment has gone through and we have sent you the receipt. An order that is not paid for within half an hour lapses; no harm is done, and you can order again.',
        dearerDesign.price,
        `${hosting.included} ${hosting.excluded} You choose them and pay them yourself.`,
      ],
    },
    {
      id: 'delivery',
      heading: 'Delivery',
      body: [
        `${delivery}. We start counting when we have what we need from you: the words, prices and pictures that are to go in. You follow the order at the link in your receipt.`,
        'When it is ready you look it over. Tell us within 14 days what does not match the order or does not work, and we put it right at no cost.',
      ],
    },
    {
      id: 'yours',
      heading: 'What is yours',
      body: [
        'Your words, pictures, name and domain stay yours. You promise that you may use them, and that they break no law.',
        'The finished website is yours to use for your business, to change, and to move to another host. How far that goes depends on its size:',
        {
          terms: [
            { name: 'Basic', words: licence.basic },
            { name: 'Intermediate', words: licence.intermediate },
            { name: 'Advanced', words: licence.advanced },
          ],
        },
        'The template it is made from stays ours: you may not sell it on as a template or build websites for others with it.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      body: [
        'You can buy without one. If you open one, give us an address that reaches you and keep the password to yourself. You can delete the account whenever you like; your orders stay valid. We close accounts that are used to harm the shop or other people.',
      ],
    },
    {
      id: 'reviews',
      heading: 'Reviews',
      body: [
        'Whoever bought a website can review it once it is delivered. We publish what you write, good or bad, and may answer beneath it. We hide what insults people, breaks the law or has nothing to do with the website.',
      ],
    },
    {
      id: 'liability',
      heading: 'When something goes wrong',
      body: [
        'If what we deliver is faulty, we mend it. If we cannot, you get your money back: see [refunds](/refunds).',
        'We answer without limit for harm done on purpose or by gross carelessness, for injury, and wherever the law does not let us limit it. Otherwise we answer for foreseeable harm only, up to the price you paid. We do not answer for what others do: your host, your registrar, a search engine that puts somebody else first.',
      ],
    },
    {
      id: 'law',
      heading: 'Changes and the law',
      body: [
        'For your order the terms count that stood here on the day you placed it. If one sentence turns out not to be valid, the others still are. As a consumer you keep the protection of the law where you live, and can go to the courts there.',
        `Talk to us first: [${brand.email}](mailto:${brand.email}). Most things are put right in one letter.`,
      ],
    },
  ],
};
