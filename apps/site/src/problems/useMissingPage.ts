import { useEffect } from 'react';

const longest = 200;

/** Reports an address that leads nowhere, without what is asked of it. */
export function useMissingPage(isMissing: boolean, address: string): void {
  const path = address.split('?')[0]!.slice(0, longest);

  useEffect(() => {
    // oxlint-disable-next-line no-console -- asked for by docs/product.md, “Pages and addresses”
    if (isMissing) console.error('404: there is no page at', path);
  }, [isMissing, path]);
}
