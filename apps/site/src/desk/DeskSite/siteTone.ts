import type { AdminRelease, AdminSite } from '@awning/contract/admin/sites';
import type { StateStampProps } from '@awning/ui/components/StateStamp';

type Tone = StateStampProps['tone'];

/** The tone of a website's stamp: one that was handed in and is not visible yet waits for us. */
export function siteTone({ state, stage }: Pick<AdminSite, 'state' | 'stage'>): Tone {
  if (state === 'draft') return stage === 'checking' ? 'due' : 'open';
  return state === 'live' ? 'good' : 'void';
}

/** The tone of the stamp of an unpublished release. */
export const releaseTone: Record<AdminRelease['state'], Tone> = {
  waiting: 'open',
  building: 'open',
  built: 'void',
  failed: 'alert',
};

/** The tone of a picture's stamp. */
export const pictureTone: Record<AdminSite['pictures'][number]['state'], Tone> = {
  arriving: 'open',
  scaling: 'open',
  ready: 'good',
  refused: 'alert',
};
