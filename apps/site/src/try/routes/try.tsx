import { tryWords as words } from '@awning/content/orders/tryWords';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Meta } from '../../head/Meta.tsx';
import { loadTry } from '../loadTry.ts';
import { TryPage } from '../TryPage/TryPage.tsx';
import { TryView } from '../TryView.tsx';
import { useFront } from '../useFront.ts';
import { useTry } from '../useTry.ts';

export const loader = ({ params, request }: LoaderFunctionArgs) =>
  loadTry(params['templateId'] ?? '', request.url);

export function Component() {
  const { offer, looks, tried: first } = useLoaderData<typeof loader>();
  const { id, name } = offer;
  const { front, field } = useFront();
  const { tried, saysWho, fields, sample, onRetry, onValues, onAnother, onOrder } = useTry(id, first);

  return (
    <>
      <Meta title={words.title(name)} description={words.description(name)} noIndex />
      <TryPage
        key={`${id} ${JSON.stringify(fields)}`}
        offer={offer}
        looks={looks}
        tried={fields}
        saysWho={saysWho}
        front={{ ...field, hidden: tried.pictures === 'drawn' }}
        view={<TryView templateId={id} sample={sample} tried={tried} front={front} onRetry={onRetry} />}
        onValues={onValues}
        onAnother={onAnother}
        onOrder={onOrder}
      />
    </>
  );
}
