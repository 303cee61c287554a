import { accounts } from '@awning/content/accounts';
import { urls } from '@awning/contract/urls';
import { Meta } from '../../head/Meta.tsx';
import { ForgotPasswordPage } from '../ForgotPasswordPage/ForgotPasswordPage.tsx';
import { apiAddress } from '../../api/apiPaths.ts';
import { paths } from '../../paths.ts';
import { notifySilently } from '../../state/notifications.ts';
import { useSubmission } from '../../forms/useSubmission.ts';

export function Component() {
  const { status, problems, onSubmit, onFirstTouch } = useSubmission({
    load: async () => (await import('../../session/state/accounts.ts')).askForReset,
    sentence: accounts.wentWrong,
    onAnswer: () => notifySilently('success', accounts.forgot.labels.sent),
  });

  return (
    <>
      <Meta title={accounts.forgot.title} description={accounts.forgot.description} />
      <ForgotPasswordPage
        {...{ status, problems, onSubmit, onFirstTouch }}
        formAction={apiAddress(urls.forgotPassword)}
        loginHref={paths.login.to()}
      />
    </>
  );
}
