import type { AccountOrder } from '@awning/contract/accountOrders';
import type { User } from '@awning/contract/accounts';
import { urls } from '@awning/contract/urls';
import { generatePath } from 'react-router-dom';
import { apiAddress } from '../api/apiPaths.ts';
import { paths, reviewPath } from '../paths.ts';
import { useSession } from '../state/session.ts';
import { useAccount } from './useAccount.ts';
import { useAccountForms } from './useAccountForms.ts';

async function saveReceipt(order: AccountOrder) {
  const [{ saveFile }, { receiptText }] = await Promise.all([
    import('../browser/saveFile.ts'),
    import('./receiptText.ts'),
  ]);
  saveFile(`${order.reference}.txt`, receiptText(order), 'text/plain;charset=utf-8');
}

/** Everything that a customer's account page shows and does. */
export function useAccountPage(guarded: User) {
  // With the name they have now. Gone while the page is left after a logout: then it is `guarded` that is shown.
  const { user } = useSession();
  const { state, othersEnded, ...does } = useAccount();
  const forms = useAccountForms(guarded.id, othersEnded);

  return {
    ...state,
    ...forms,
    user: user ?? guarded,
    addresses: {
      order: (token: string) => paths.order.to({ token }),
      review: reviewPath,
      zips: (token: string) => ({
        files: apiAddress(generatePath(urls.orderSiteFiles, { token })),
        source: apiAddress(generatePath(urls.orderSiteSource, { token })),
      }),
      entries: (token: string) => ({
        page: `${paths.order.to({ token })}#visitors`,
        file: apiAddress(generatePath(urls.orderSiteEntriesFile, { token })),
      }),
      domain: (token: string) => `${paths.order.to({ token })}#domain`,
      catalogue: paths.catalogue.to(),
      profile: apiAddress(urls.profile),
      password: apiAddress(urls.password),
    },
    onAgain: does.again,
    onOlder: does.showOlder,
    onReceipt: (order: AccountOrder) => void saveReceipt(order),
    onMail: does.sendMail,
    onEnd: does.endSession,
    onDownload: does.download,
  };
}
