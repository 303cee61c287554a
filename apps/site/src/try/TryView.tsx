import type { Tried } from '@awning/contract/sites/tried';
import type { Sample } from '@awning/templates/samples';
import { paths } from '../paths.ts';
import { SitePreview } from '../preview/SitePreview/SitePreview.tsx';
import { triedQuery } from '../tried/readTried.ts';
import type { KeptFront } from '../tried/state/keptFront.ts';
import { useTriedPreview } from './useTry.ts';

interface TryViewProps {
  templateId: string;
  sample: Sample | 'broken' | undefined;
  tried: Tried;
  /** The visitor's photograph for its first screen. */
  front?: KeptFront | undefined;
  onRetry: () => void;
}

const nothing = () => undefined;

/**
 * The design with the trial's values. Until its sample has loaded there is only its place, or the reason why it did
 * not.
 */
export function TryView({ templateId, sample, tried, front, onRetry }: TryViewProps) {
  if (typeof sample === 'object')
    return <Live key={templateId} templateId={templateId} sample={sample} tried={tried} front={front} />;
  const plain = new URLSearchParams({ page: '', ...Object.fromEntries(triedQuery(tried)) });
  return (
    <SitePreview
      status={sample === 'broken' ? 'broken' : 'loading'}
      pages={[]}
      page=""
      defaultWidth="desktop"
      plainSrc={`${paths.preview.to({ templateId })}?${plain}`}
      onPage={nothing}
      onRetry={onRetry}
    />
  );
}

// A screen as narrow as a phone’s shows the preview of a phone.
const desk = '(min-width: 64em)';

function Live({
  templateId,
  sample,
  tried,
  front,
}: Pick<TryViewProps, 'templateId' | 'tried' | 'front'> & { sample: Sample }) {
  const preview = useTriedPreview(templateId, sample, tried, front);
  return <SitePreview {...preview} defaultWidth={matchMedia(desk).matches ? 'desktop' : 'phone'} />;
}
