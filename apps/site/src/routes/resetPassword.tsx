import { accounts } from '@awning/content/accounts';
import { useParams } from 'react-router-dom';
import { Meta } from '../Meta.tsx';
import { ResetPasswordPage } from '../pages/ResetPasswordPage/ResetPasswordPage.tsx';
import { apiAddress } from '../apiPaths.ts';
import { paths } from '../paths.ts';
import { useReset } from '../useReset.ts';

export function Component() {
  const { token = '' } = useParams<'token'>();

  return (
    <>
      <Meta title={accounts.reset.title} noIndex />
      <ResetPasswordPage
        {...useReset(token)}
        action={apiAddress(paths.resetPassword.to({ token }))}
        loginHref={paths.login.to()}
        forgotHref={paths.forgotPassword.to()}
      />
    </>
  );
}
