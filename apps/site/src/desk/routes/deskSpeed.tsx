import { lazy, Suspense } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { loadDesk } from '../loadDesk.ts';

// Loaded separately, so that the first script of every page, which lists the modules of each route, need not list its
// parts.
const fetchView = () => import('../DeskSpeed/DeskSpeed.tsx');
const DeskSpeed = lazy(async () => ({ default: (await fetchView()).DeskSpeed }));

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadDesk(request, async ({ fetchPageTimings }) => {
    const [report] = await Promise.all([fetchPageTimings(), fetchView().catch(() => undefined)]);
    return report;
  });
loader.hydrate = true as const;

export function Component() {
  const report = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();

  return (
    <Suspense fallback={null}>
      <DeskSpeed report={report} onAgain={() => void revalidate()} />
    </Suspense>
  );
}
