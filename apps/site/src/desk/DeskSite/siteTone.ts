import type { AdminRelease, AdminSite } from '@awning/contract/admin/sites';
import type { StateStampProps } from '@awning/ui/components/StateStamp';

type Tone = StateStampProps['tone'];

/** How a website is stamped: what was handed in and visitors cannot see yet waits for us. */
export function siteTone({ state, stage }: Pick<AdminSite, 'state' | 'stage'>): Tone {
  if (state === 'draft') return stage === 'checking' ? 'due' : 'open';
  return state === 'live' ? 'good' : 'void';
}

/** How a release is stamped that visitors do not see. */
export const releaseTone: Record<AdminRelease['state'], Tone> = {
  waiting: 'open',
  building: 'open',
  built: 'void',
  failed: 'alert',
};

/** How a picture is stamped. */
export const pictureTone: Record<AdminSite['pictures'][number]['state'], Tone> = {
  arriving: 'open',
  scaling: 'open',
  ready: 'good',
  refused: 'alert',
};
