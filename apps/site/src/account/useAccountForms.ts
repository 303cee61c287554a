import { account } from '@awning/content/account';
import type { User } from '@awning/contract/accounts';
import type { ChangePasswordValues } from '@awning/ui/sections/ChangePasswordForm';
import type { ProfileValues } from '@awning/ui/sections/ProfileForm';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { notify } from '../state/notifications.ts';
import { refresh } from '../state/renewal.ts';
import { draftOf, dropDraft, keepDraft } from '../state/profileDraft.ts';
import { currentSession, signOut } from '../state/session.ts';
import type { Leaving } from './state/account.ts';
import { loadAccount } from './useAccount.ts';
import { useSubmission } from '../forms/useSubmission.ts';

/** The account page's three forms: a name, a password, and good-bye. */
export function useAccountForms(userId: string, onPasswordChanged: () => void) {
  const navigate = useNavigate();
  const [draft] = useState(() => draftOf(userId));

  useEffect(
    () => () => {
      // A customer who leaves the page while logged in has had their chance to save.
      if (currentSession().user) dropDraft();
    },
    [],
  );

  const profile = useSubmission<ProfileValues, { user: User }>({
    load: async () => (await loadAccount()).changeProfile,
    sentence: account.profile.failed,
    onAnswer: () => {
      dropDraft();
      // So that the page learns the customer's new name.
      void refresh();
    },
  });

  const password = useSubmission<ChangePasswordValues, { message: string }>({
    load: async () => (await loadAccount()).changePassword,
    sentence: account.password.failed,
    onAnswer: onPasswordChanged,
  });

  const closing = useSubmission<Leaving, null>({
    load: async () => (await loadAccount()).deleteAccount,
    sentence: account.data.closing.failed,
    onAnswer: async () => {
      // The page is left first: once the customer is logged out, it leads to the login.
      await navigate(paths.home.to(), { replace: true });
      signOut();
      notify('success', account.data.closed);
    },
  });

  return {
    profile: { ...profile, draft, onChange: (typed: ProfileValues) => keepDraft(userId, typed) },
    password,
    closing: {
      ...closing,
      onSubmit: (typed: string, keepsWebsite: boolean) =>
        closing.onSubmit({ password: typed, websites: keepsWebsite ? 'keep' : 'take-down' }),
    },
  };
}
