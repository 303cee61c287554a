import { faults } from '@awning/content/problems/faults';
import { useLocation, useRouteError } from 'react-router-dom';
import { Fault } from '../Blocks/Fault.tsx';
import { useProblem } from '../useProblem.ts';

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const { Pages, unreachable, fetchAgain } = useProblem(error);

  if (Pages) return <Pages error={error} address={pathname + search} />;
  if (!unreachable) return null;
  // Rendered with what every page has at hand: without a connection nothing else comes.
  return (
    <>
      <title>{faults.unreachable.heading}</title>
      <Fault level={1} onRetry={fetchAgain} />
    </>
  );
}
