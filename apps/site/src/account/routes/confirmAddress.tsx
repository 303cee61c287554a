import { accounts } from '@awning/content/accounts';
import { useParams } from 'react-router-dom';
import { Meta } from '../../head/Meta.tsx';
import { ConfirmAddressPage } from '../ConfirmAddressPage/ConfirmAddressPage.tsx';
import { apiAddress } from '../../api/apiPaths.ts';
import { paths } from '../../paths.ts';
import { useConfirmation } from '../useConfirmation.ts';
import { withReturnTo } from '../../session/returnTo.ts';

const hrefs = {
  account: paths.account.to(),
  login: withReturnTo(paths.login.to(), paths.account.to()),
  forgotPassword: paths.forgotPassword.to(),
};

export function Component() {
  const { token = '' } = useParams<'token'>();

  return (
    <>
      <Meta title={accounts.confirm.title} noIndex />
      <ConfirmAddressPage
        {...useConfirmation(token)}
        formAction={apiAddress(paths.confirmAddress.to({ token }))}
        hrefs={hrefs}
      />
    </>
  );
}
