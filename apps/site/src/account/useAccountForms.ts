import { account } from '@awning/content/account';
import type { User } from '@awning/contract/accounts';
import type { ChangePasswordValues } from '@awning/ui/sections/ChangePasswordForm';
import type { ProfileValues } from '@awning/ui/sections/ProfileForm';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { notify } from '../state/notifications.ts';
import { refresh } from '../state/renewal.ts';
import { signOut } from '../state/session.ts';
import { loadAccount } from './useAccount.ts';
import { useSubmission } from '../forms/useSubmission.ts';

/** The account page's three forms: a name, a password, and good-bye. */
export function useAccountForms(onPasswordChanged: () => void) {
  const navigate = useNavigate();

  const profile = useSubmission<ProfileValues, { user: User }>({
    load: async () => (await loadAccount()).changeProfile,
    sentence: account.profile.failed,
    // Whoever is here goes by the new name from now on.
    onAnswer: () => void refresh(),
  });

  const password = useSubmission<ChangePasswordValues, { message: string }>({
    load: async () => (await loadAccount()).changePassword,
    sentence: account.password.failed,
    onAnswer: onPasswordChanged,
  });

  const closing = useSubmission<string, null>({
    load: async () => (await loadAccount()).deleteAccount,
    sentence: account.data.closing.failed,
    onAnswer: async () => {
      // The page first: with nobody here, this one leads to the login.
      await navigate(paths.home.to(), { replace: true });
      signOut();
      notify('success', account.data.closed);
    },
  });

  return { profile, password, closing };
}
