import { accounts } from '@awning/content/accounts';
import { urls } from '@awning/contract/urls';
import { Meta } from '../Meta.tsx';
import { ForgotPasswordPage } from '../pages/ForgotPasswordPage/ForgotPasswordPage.tsx';
import { apiAddress } from '../apiPaths.ts';
import { paths } from '../paths.ts';
import { notify } from '../state/notifications.ts';
import { useSubmission } from '../useSubmission.ts';

export function Component() {
  const { status, problems, onSubmit, onFirstTouch } = useSubmission({
    load: async () => (await import('../state/accounts.ts')).askForReset,
    sentence: accounts.wentWrong,
    onAnswer: () => notify('success', accounts.forgot.labels.sent),
  });

  return (
    <>
      <Meta title={accounts.forgot.title} description={accounts.forgot.description} />
      <ForgotPasswordPage
        {...{ status, problems, onSubmit, onFirstTouch }}
        action={apiAddress(urls.forgotPassword)}
        loginHref={paths.login.to()}
      />
    </>
  );
}
