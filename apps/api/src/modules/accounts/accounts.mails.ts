import { randomUUID } from 'node:crypto';
import { brand } from '@awning/content/brand';
import { asWords, type MailContent } from '../../mail/writeMail.ts';
import { createMail, type Mail } from '../../mail/mail.ts';
import { tokenFor } from '../../mail/fillTokens.ts';
import type { UserRow } from './sessions/sessions.repository.ts';

export type AccountMails = ReturnType<typeof createAccountMails>;

type Addressee = Pick<UserRow, 'firstName' | 'email'>;

/** The mails about an account, always sent to the stored address. */
export function createAccountMails({ siteUrl }: { siteUrl: string }) {
  return {
    welcome: (user: UserRow, at: Date): Mail =>
      createMail(accountMailContents.welcome(user, siteUrl), {
        cause: `user ${user.id}`,
        kind: 'welcome',
        recipient: user.email,
        tokenId: user.id,
        at,
      }),

    confirmation: (user: UserRow, at: Date): Mail =>
      createMail(accountMailContents.confirmation(user, siteUrl), {
        cause: `confirmation ${randomUUID()}`,
        kind: 'confirm-email',
        recipient: user.email,
        tokenId: user.id,
        at,
      }),

    reset: (user: Addressee, resetId: string, at: Date): Mail =>
      createMail(accountMailContents.reset(user, siteUrl), {
        cause: `reset ${resetId}`,
        kind: 'reset',
        recipient: user.email,
        tokenId: resetId,
        at,
      }),

    passwordChanged: (user: Addressee, at: Date): Mail =>
      createMail(accountMailContents.passwordChanged(user, siteUrl), {
        cause: `password ${randomUUID()}`,
        kind: 'password-changed',
        recipient: user.email,
        at,
      }),
  };
}

type Named = Pick<UserRow, 'firstName'>;

export const accountMailContents = {
  welcome: (user: Named, siteUrl: string): MailContent => ({
    subject: `Welcome to ${brand.name}`,
    blocks: [
      { kind: 'heading', text: 'Welcome in' },
      paragraph(`${hello(user)}, your account at ${brand.name} is open.`),
      ...proof(siteUrl),
    ],
  }),

  confirmation: (user: Named, siteUrl: string): MailContent => ({
    subject: `Is this your address? ${brand.name} asks`,
    blocks: [
      { kind: 'heading', text: 'Is this your address?' },
      paragraph(`${hello(user)}, here is the link you asked for.`),
      ...proof(siteUrl),
    ],
  }),

  reset: (user: Addressee, siteUrl: string): MailContent => ({
    subject: `Choose a new password for ${brand.name}`,
    blocks: [
      { kind: 'heading', text: 'Choose a new password' },
      paragraph(
        `${hello(user)}, somebody asked for a new password for your account. If it was you, this link is good for one hour and one use.`,
      ),
      {
        kind: 'action',
        label: 'Choose a new password',
        // The address is for the visitor's password manager; after the `#` no server logs it and no page passes it
        // on.
        url: `${siteUrl}/reset-password/${tokenFor('reset')}#login=${encodeURIComponent(user.email)}`,
      },
      paragraph('Was it not you? Then leave it: your password stays as it is.'),
    ],
  }),

  passwordChanged: (user: Named, siteUrl: string): MailContent => ({
    subject: `Your password at ${brand.name} was changed`,
    blocks: [
      { kind: 'heading', text: 'Your password was changed' },
      paragraph(`${hello(user)}, your account has a new password, and everywhere else you were signed out.`),
      paragraph('Was it not you? Then choose another at once, and write to us.'),
      { kind: 'action', label: 'Choose another password', url: `${siteUrl}/forgot-password` },
      paragraph(`We are at ${brand.email}.`),
    ],
  }),
};

function hello({ firstName }: Named) {
  return `Hello ${asWords(firstName)}`;
}

function paragraph(text: string) {
  return { kind: 'paragraph' as const, text };
}

function proof(siteUrl: string): MailContent['blocks'] {
  return [
    paragraph(
      'Confirm your address with your password, and what you ordered with it appears in your account.',
    ),
    {
      kind: 'action',
      label: 'This address is mine',
      url: `${siteUrl}/account/confirm/${tokenFor('confirm-email')}`,
    },
    paragraph('You did not open an account with us? Then do nothing: nobody gets to see anything of yours.'),
  ];
}
