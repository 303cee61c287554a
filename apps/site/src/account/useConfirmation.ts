import { accounts } from '@awning/content/accounts';
import { useSession } from '../state/session.ts';
import { useSubmission } from '../forms/useSubmission.ts';

/** Proves the address of an account by the link in a mail: with its password, or as the customer who is logged in. */
export function useConfirmation(token: string) {
  const { user } = useSession();
  const { status, problems, failure, onSubmit, onFirstTouch } = useSubmission({
    load: async () => {
      const { confirmAddress } = await import('../session/state/accounts.ts');
      return (values: { password?: string }) => confirmAddress({ token, ...values });
    },
    sentence: accounts.wentWrong,
  });

  return {
    status,
    problems,
    // When another account is logged in, the server asks for the password of the one in the link.
    asksPassword: !user || failure?.fields?.['password'] !== undefined,
    loggedIn: user !== null,
    deadLink: failure?.error === 'bad-link',
    onSubmit,
    onFirstTouch,
  };
}
