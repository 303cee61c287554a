import { accounts } from '@awning/content/accounts';
import { useParams } from 'react-router-dom';
import { Meta } from '../Meta.tsx';
import { ConfirmAddressPage } from '../pages/ConfirmAddressPage/ConfirmAddressPage.tsx';
import { apiAddress } from '../apiPaths.ts';
import { paths } from '../paths.ts';
import { useConfirmation } from '../useConfirmation.ts';
import { withWish } from '../wish.ts';

const hrefs = {
  account: paths.account.to(),
  login: withWish(paths.login.to(), paths.account.to()),
  forgotPassword: paths.forgotPassword.to(),
};

export function Component() {
  const { token = '' } = useParams<'token'>();

  return (
    <>
      <Meta title={accounts.confirm.title} noIndex />
      <ConfirmAddressPage
        {...useConfirmation(token)}
        action={apiAddress(paths.confirmAddress.to({ token }))}
        hrefs={hrefs}
      />
    </>
  );
}
