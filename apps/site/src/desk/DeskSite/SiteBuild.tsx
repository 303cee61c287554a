import { deskSite } from '@awning/content/deskSite';
import { shared } from '@awning/content/shared';
import type { AdminSite } from '@awning/contract/admin/sites';
import { Button, ButtonLink } from '@awning/ui/components/Button';
import { OrderPad } from '@awning/ui/components/OrderPad';
import { Stack, Text } from '@awning/ui/primitives';
import type { DeskChanging } from '../deskView.ts';
import { DeskProblem } from '../DeskProblem/DeskProblem.tsx';

export interface SiteBuildProps extends DeskChanging {
  site: Pick<AdminSite, 'releases' | 'version'>;
  /** Builds the last saved version. */
  onBuild: () => void;
}

const { releases: words } = deskSite;

/** Builds a website's present content, and links to its last build. */
export function SiteBuild({ site: { releases, version }, busy, problem, onBuild }: SiteBuildProps) {
  const newest = releases.find(({ previewUrl }) => previewUrl);
  return (
    <OrderPad label={words.pad}>
      <Stack gap="small" align="start">
        {newest?.previewUrl && (
          <ButtonLink href={newest.previewUrl} tone="outline" newTab={shared.newTab}>
            {words.newest(newest.version)}
          </ButtonLink>
        )}
        <Button tone="spark" busy={busy === 'build'} onClick={onBuild}>
          {busy === 'build' ? words.building : words.build}
        </Button>
        <DeskProblem>{problem?.id === 'build' ? problem.message : undefined}</DeskProblem>
        <Text size="small" tone="muted">
          {words.note(version)}
        </Text>
      </Stack>
    </OrderPad>
  );
}
