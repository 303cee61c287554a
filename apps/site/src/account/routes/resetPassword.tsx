import { accounts } from '@awning/content/accounts';
import { useParams } from 'react-router-dom';
import { Meta } from '../../head/Meta.tsx';
import { ResetPasswordPage } from '../ResetPasswordPage/ResetPasswordPage.tsx';
import { apiAddress } from '../../api/apiPaths.ts';
import { paths } from '../../paths.ts';
import { useReset } from '../useReset.ts';

export function Component() {
  const { token = '' } = useParams<'token'>();

  return (
    <>
      <Meta title={accounts.reset.title} noIndex />
      <ResetPasswordPage
        {...useReset(token)}
        formAction={apiAddress(paths.resetPassword.to({ token }))}
        loginHref={paths.login.to()}
        forgotHref={paths.forgotPassword.to()}
      />
    </>
  );
}
