import { brand } from './brand.ts';

const email = 'Email';
const problems = 'There is something to put right';
const passwordHint = 'At least 8 characters. Try a sentence.';
const backToLogin = 'Back to log in';
const toggle = {
  show: 'Show',
  hide: 'Hide',
  shown: 'Your password can be seen',
  hidden: 'Your password is hidden',
} as const;

/** What an account holds, as the account page shows it. */
const items = [
  { heading: 'Your orders', text: 'How each of them stands.' },
  { heading: 'Your receipts', text: 'One for each order, to download.' },
  { heading: 'Your website', text: 'Its address, its files and what visitors sent you.' },
] as const;

/** “+”, a space and “,”: invisible characters are called by their names. */
function named(characters: readonly string[]): string {
  const names = characters.map((character) => {
    if (/\s/.test(character)) return 'a space';
    return /[\p{C}\p{DI}]/u.test(character) ? 'an invisible character' : `“${character}”`;
  });
  const each = [...new Set(names)];
  return [each.slice(0, -1).join(', '), ...each.slice(-1)].filter(Boolean).join(' and ');
}

const itOrThem = ({ length }: readonly string[]) => (length === 1 ? 'it' : 'them');

/** Said of characters that are left out of an address as it is typed. */
const address = {
  refused: (characters: readonly string[]) =>
    `We left out ${named(characters)}. No address here can have ${itOrThem(characters)} there.`,
  legal: {
    leftOut: (characters: readonly string[]) =>
      `We left out ${named(characters)}. ${characters.length === 1 ? 'Is it' : 'Are they'} part of your address?`,
    keep: (characters: readonly string[]) => `Keep ${named(characters)}`,
    leaveOut: (characters: readonly string[]) => `Leave ${itOrThem(characters)} out`,
    undecided: (characters: readonly string[]) =>
      `Keep ${named(characters)} or leave ${itOrThem(characters)} out`,
  },
};

/** The words for signing up, logging in and logging out. Rules: docs/product.md, “Accounts and sessions”. */
export const accounts = {
  loggedIn: 'Welcome back we missed you!',
  loginFailed: 'Login Error! Try again later',
  registrationFailed: 'Registration failed. Please try again later.',
  wentWrong: 'Something went wrong, please try again.',
  loggedOut: 'logging out. See you later bye!',
  logoutFailed: 'Log out failed..pls try again later',

  login: {
    title: 'Log in',
    description: `Log in to ${brand.name}: your orders, receipts and downloads in one place.`,
    heading: 'Log in',
    lead: 'Your orders, receipts and downloads are in your account.',
    items,
    labels: {
      email,
      address,
      password: 'Password',
      toggle,
      enterEmail: 'Enter your email address',
      enterPassword: 'Enter your password',
      problems,
      logIn: 'Log in',
      loggingIn: 'Logging in…',
      forgotPassword: 'Forgot password?',
      newHere: 'New here?',
      signUp: 'Sign Up',
    },
  },

  signUp: {
    title: 'Sign up',
    description: `Open an account at ${brand.name}. One account for your orders, your receipts and your website’s files.`,
    heading: 'Sign up',
    lead: 'One place for all you buy here.',
    items,
    policy: 'How we keep your data',
    labels: {
      firstName: 'First name',
      lastName: 'Last name',
      username: 'Username',
      email,
      password: 'Password',
      passwordHint,
      toggle,
      allowedInUsername: 'Only letters, digits and . _ - can be used here. Anything else is left out.',
      address,
      enterFirstName: 'Enter your first name',
      enterLastName: 'Enter your last name',
      enterUsername: 'Enter a username',
      enterEmail: 'Enter your email address',
      enterPassword: 'Enter a password',
      problems,
      signUp: 'Sign Up',
      signingUp: 'Signing up…',
      haveAccount: 'Been here before?',
      logIn: 'Log in',
    },
  },

  forgot: {
    title: 'Forgot your password?',
    description: `Tell us the email address of your ${brand.name} account, and we send a link to choose a new password.`,
    heading: 'Forgot your password?',
    lead: 'Tell us where to write, and we’ll send a link to choose a new password.',
    labels: {
      email,
      enterEmail: 'Enter an email address like name@example.com',
      problems,
      send: 'Send Reset Link',
      sending: 'Sending...',
      sent: 'Password reset link sent! Check your email.',
      sentNote: 'The link works once, for an hour. Nothing there? Then no account has this address.',
      backToLogin,
    },
  },

  reset: {
    title: 'Choose a new password',
    heading: 'Choose a new password',
    lead: 'Wherever you are logged in now, you will be logged out.',
    /** A link that was used, is older than an hour, or was cut off. */
    dead: {
      heading: 'This link no longer works',
      text: 'A link works once, for an hour, and a newer one puts an end to it. Ask for another: it takes a minute.',
      action: 'Ask for a new link',
    },
    labels: {
      password: 'New password',
      passwordHint,
      confirm: 'Confirm password',
      showPasswords: 'Show Passwords',
      enterPassword: 'Enter a new password',
      mismatch: 'Passwords do not match',
      problems,
      reset: 'Reset Password',
      resetting: 'Resetting...',
      done: 'Password reset successful! Redirecting...',
      backToLogin,
    },
  },

  confirm: {
    title: 'Confirm your address',
    heading: 'Is this your address?',
    lead: 'Confirm it, and what was bought with this address is in your account. You did not open one? Then close this page: nothing happens.',
    password: 'Password',
    passwordHint: 'The one of your account: the link alone is not enough.',
    toggle,
    enterPassword: 'Enter the password of your account',
    problems,
    confirm: 'Yes, it is mine',
    confirming: 'Confirming…',
    done: {
      heading: 'Thank you. This address is yours.',
      text: 'What was bought with it is in your account.',
    },
    toAccount: 'To your account',
    logIn: 'Log in',
    forgotPassword: 'Forgot password?',
    dead: {
      heading: 'This link is not whole',
      text: 'It was cut off on the way, or its account is gone. Open it from the email again, or have another sent from your account.',
    },
  },
} as const;
