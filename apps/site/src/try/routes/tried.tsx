import { triedLinkWords as words } from '@awning/content/orders/triedLinkWords';
import type { PageContext } from '@awning/contract/renderer';
import type { TriedLink } from '@awning/contract/sites/triedLinks';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { triedLinkRemovalAddress } from '../../api/apiPaths.ts';
import { Meta } from '../../head/Meta.tsx';
import { loadTriedLink } from '../loadTriedLink.ts';
import { TriedPage } from '../TriedPage/TriedPage.tsx';
import { TryView } from '../TryView.tsx';
import { useCopiedAddress } from '../useTriedLink.ts';
import { useSample } from '../useTry.ts';

export const loader = ({ params, context }: LoaderFunctionArgs<PageContext | undefined>) =>
  loadTriedLink(params['token'] ?? '', context);

export function Component() {
  const { token, shown } = useLoaderData<typeof loader>();
  const onCopy = useCopiedAddress();

  return (
    <>
      <Meta title={shown ? words.title(shown.offer.name) : words.over.title} noIndex />
      <TriedPage
        shown={shown}
        view={shown && <Shown {...shown} />}
        removeAction={triedLinkRemovalAddress(token)}
        onCopy={onCopy}
      />
    </>
  );
}

function Shown({ templateId, tried }: Pick<TriedLink, 'templateId' | 'tried'>) {
  return <TryView templateId={templateId} tried={tried} {...useSample(templateId)} />;
}
