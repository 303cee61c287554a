import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { DeskSpeed } from '../DeskSpeed/DeskSpeed.tsx';
import { loadDesk } from '../loadDesk.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadDesk(request, ({ fetchPageTimings }) => fetchPageTimings());
loader.hydrate = true as const;

export function Component() {
  const report = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();

  return <DeskSpeed report={report} onAgain={() => void revalidate()} />;
}
