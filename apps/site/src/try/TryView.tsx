import type { Tried } from '@awning/contract/sites/tried';
import type { Sample } from '@awning/templates/samples';
import { paths } from '../paths.ts';
import { SitePreview } from '../preview/SitePreview/SitePreview.tsx';
import { triedQuery } from '../tried/readTried.ts';
import { useTriedPreview } from './useTry.ts';

interface TryViewProps {
  templateId: string;
  sample: Sample | 'broken' | undefined;
  tried: Tried;
  onRetry: () => void;
}

const nothing = () => undefined;

/** The design, wearing what is tried. Until its sample has come there is only its place, or why it does not come. */
export function TryView({ templateId, sample, tried, onRetry }: TryViewProps) {
  if (typeof sample === 'object')
    return <Live key={templateId} templateId={templateId} sample={sample} tried={tried} />;
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

function Live({ templateId, sample, tried }: { templateId: string; sample: Sample; tried: Tried }) {
  const preview = useTriedPreview(templateId, sample, tried);
  return <SitePreview {...preview} defaultWidth={matchMedia(desk).matches ? 'desktop' : 'phone'} />;
}
