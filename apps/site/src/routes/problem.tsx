import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { Meta } from '../Meta.tsx';
import type { Missing } from '../notFound.ts';
import { NotFoundPage } from '../pages/NotFoundPage/NotFoundPage.tsx';
import { ProblemPage } from '../pages/ProblemPage/ProblemPage.tsx';
import { paths } from '../paths.ts';

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();

  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <Meta title="Page not found" noIndex />
        <NotFoundPage
          missing={error.data as Missing}
          homeHref={paths.home.to()}
          catalogueHref={paths.catalogue.to()}
        />
      </>
    );
  }
  return (
    <>
      <Meta title="Something went wrong" noIndex />
      <ProblemPage homeHref={paths.home.to()} hereHref={pathname} />
    </>
  );
}
