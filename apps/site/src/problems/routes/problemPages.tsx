import { isRouteErrorResponse } from 'react-router-dom';
import { Meta } from '../../head/Meta.tsx';
import { missingIn } from '../notFound.ts';
import { NotFoundPage } from '../NotFoundPage/NotFoundPage.tsx';
import { ProblemPage } from '../ProblemPage/ProblemPage.tsx';
import { paths } from '../../paths.ts';
import { useMissingPage } from '../useMissingPage.ts';

/** The page for what went wrong: nothing at this address, or something of ours that broke. */
export function ProblemPages({ error, address }: { error: unknown; address: string }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useMissingPage(isMissing, address);
  if (isMissing) {
    return (
      <>
        <Meta title="Page not found" noIndex />
        <NotFoundPage
          missing={missingIn(error.data)}
          homeHref={paths.home.to()}
          catalogueHref={paths.catalogue.to()}
          blogHref={paths.blog.to()}
        />
      </>
    );
  }
  return (
    <>
      <Meta title="Something went wrong" noIndex />
      <ProblemPage hereHref={address} />
    </>
  );
}
