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
  /** Their own photograph for its first screen. */
  front?: KeptFront | undefined;
  onRetry: () => void;
}

const nothing = () => undefined;

/** The design, wearing what is tried. Until its sample has come there is only its place, or why it does not come. */
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

// As a phone’s screen is, so is what it shows.
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
