import { pricing } from '@awning/content/pricing';
import type { PageContext } from '@awning/contract/renderer';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { late } from '../late.tsx';
import { Meta } from '../Meta.tsx';
import { refusedLetter } from '../refusedLetter.ts';

const prices = late(() => import('../late/Prices.tsx').then(({ Prices }) => Prices));

export async function loader({ context }: LoaderFunctionArgs<PageContext | undefined>) {
  await prices.load();
  return { refused: refusedLetter(context, 'quote') };
}

export function Component() {
  const { refused } = useLoaderData<typeof loader>();

  return (
    <>
      <Meta title={pricing.title} description={pricing.description} />
      <prices.Piece refused={refused} />
    </>
  );
}
