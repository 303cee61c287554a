import { brand } from '../brand.ts';
import { imprint } from './imprint.ts';
import type { Policy } from './policy.ts';
import { retention } from './retention.ts';

export const privacy: Policy = {
  title: 'Privacy policy',
  heading: 'Privacy',
  lead: 'What we know about you, what we need it for, who else sees it, and when we forget it.',
  description: `What ${brand.name} keeps about you and why, how long, who gets to see it, and how to have it shown, corrected or deleted.`,
  date: '2026-11-27',
  parts: [
    {
      id: 'who',
      heading: 'Who we are',
      body: [
        `${brand.legalName} runs this shop and answers for what happens to your data here. For anything on this page, write to [${brand.email}](mailto:${brand.email}).`,
        ...(imprint.length > 1 ? [imprint.join(' · ')] : []),
      ],
    },
    {
      id: 'what',
      heading: 'What we keep, and why',
      body: [
        'Only what you give us, and only for what you gave it for.',
        {
          terms: [
            {
              name: 'When you order',
              words:
                'Your name, your email address, your business if you tell us, the company, address and tax number to print on the receipt if you need them there, what you ordered, what it cost, and each step of the order. Without these we could not build your website or send you a receipt.',
            },
            {
              name: 'When you open an account',
              words:
                'Your first and last name, a username, your email address, and your password in a form that even we cannot read back. For each sign-in, when it was and what sort of device, so that you can end the ones that are not yours.',
            },
            {
              name: 'When we serve your website',
              words:
                'What you put on it, every version you saved, and what its visitors send you by its forms, which is theirs and yours: we keep it for you and use it for nothing else. Each photograph as you sent it, with what your camera wrote into it, such as where it was taken: visitors get copies without that, and what you sent is forgotten when you take the photograph away or delete your account. How often each page was opened on a day, without a cookie, an id or an address.',
            },
            {
              name: 'When you write to us or ask for a quote',
              words:
                'What you write in the form: name, email address, and your words; for a quote also the kind of business and the budget. So that we can answer.',
            },
            {
              name: 'When you subscribe to our newsletter',
              words:
                'Your email address, and when you confirmed it. We send nothing before you have confirmed, and every issue has a link that ends it.',
            },
            {
              name: 'When you review a website you bought',
              words:
                'Your stars and your words, which everybody can read beside the template. Your name does not stand with them.',
            },
            {
              name: 'When you make a link to something you tried',
              words:
                'The name, the line, the telephone number, the town and the looks that you tried the template with, for whoever has the link. No photographs, and nothing that says who made it: so it is in no file that we hand out, and a button on its page deletes it for whoever has the link. Without such a link we keep nothing of what you try.',
            },
            {
              name: 'When you only look round',
              words:
                'Our server sees your internet address while it answers, as every server does, and counts requests from it so that nobody can try a thousand passwords. If you allow it in the [cookie notice](/cookie-policy), your browser tells us how quickly pages open and answer, rounded and without an id; we keep only how many visits of a day were how fast.',
            },
          ],
        },
        'The law calls the grounds for this a contract (orders and accounts), your consent (newsletter and timings), and our legitimate interest in answering you and keeping the shop safe (everything else).',
      ],
    },
    {
      id: 'cards',
      heading: 'Your card',
      body: [
        'We never see your card number. You type it on the page of our payment provider. It tells us whether you have paid, how much, and for which order.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      body: [
        'Our server clears away by this list:',
        { terms: Object.values(retention).map(({ name, words }) => ({ name, words })) },
        'An order that was paid for belongs in our books and stays there. An account stays until you delete it. When you do, your name, address, business and what the receipt was made out to are taken out of your orders too, and your messages, our emails to you and your subscription go with it. A website of yours that is live stays online as its visitors see it, or is taken down: you say which when you delete the account.',
      ],
    },
    {
      id: 'who-sees',
      heading: 'Who else gets to see it',
      body: [
        'We sell nothing and share nothing for advertising. Three kinds of helper see what they need for their work:',
        {
          list: [
            'The payment provider: your email address, what you bought and what it costs.',
            'The mail server that carries our emails: your email address and the email.',
            'The company whose computers the shop runs on: it stores our database, and may not look into it for its own ends.',
          ],
        },
        'If a court or an authority lawfully demands something, we have to hand it over, and tell you unless we are forbidden to.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      body: [
        'There are few, and all of them are ours. The [cookie policy](/cookie-policy) lists each one, and lets you change your mind.',
      ],
    },
    {
      id: 'rights',
      heading: 'What you can ask of us',
      body: [
        'These are your rights. Most of them have a button on [your account page](/account), so that you need not wait for us:',
        {
          list: [
            'See what we have about you, and take it with you as a file.',
            'Have it put right.',
            'Have it deleted.',
            'Take back a consent, from the next minute on.',
            'Object to what we do in our own interest, or have it paused while we look into it.',
          ],
        },
        `Without an account, write to [${brand.email}](mailto:${brand.email}) from the address it is about. We answer within a month, at no cost. If you think that we have got it wrong, you may also complain to the data protection authority where you live.`,
      ],
    },
    {
      id: 'safe',
      heading: 'How we look after it',
      body: [
        'Every connection to the live shop is encrypted. Passwords are stored as a slow hash. The link to an order cannot be guessed, and the notes our server takes of its work leave out names, addresses and whatever opens something. Should anything get out all the same and put you at risk, we tell you and the authority without delay.',
      ],
    },
    {
      id: 'changes',
      heading: 'When this changes',
      body: [
        'The date at the top changes with it. If we ever want to use what we have for something new, we ask you first.',
      ],
    },
  ],
};
