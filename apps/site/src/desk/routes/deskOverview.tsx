import { useRevalidator, useRouteLoaderData } from 'react-router-dom';
import { DeskOverview } from '../DeskOverview/DeskOverview.tsx';
import type { loader } from './dashboard.tsx';

export function Component() {
  const overview = useRouteLoaderData<typeof loader>('dashboard') ?? null;
  const { revalidate } = useRevalidator();

  return <DeskOverview overview={overview} onAgain={() => void revalidate()} />;
}
