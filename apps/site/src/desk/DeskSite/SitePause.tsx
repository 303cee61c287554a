import { deskSite } from '@awning/content/deskSite';
import { Button } from '@awning/ui/components/Button';
import { OrderPad } from '@awning/ui/components/OrderPad';
import { Stack, Text } from '@awning/ui/primitives';
import type { DeskChanging } from '../deskView.ts';
import { DeskProblem } from '../DeskProblem/DeskProblem.tsx';

export interface SitePauseProps extends DeskChanging {
  paused: boolean;
  /** The whole order was refunded: that closes a website. */
  refunded: boolean;
  /** Closes it for now, or opens it again. */
  onPause: (paused: boolean) => void;
}

const { pause: words } = deskSite;

/** Closes a website for now, or opens it again, and states the consequences. */
export function SitePause({ paused, refunded, busy, problem, onPause }: SitePauseProps) {
  const isBusy = busy === 'pause';

  return (
    <OrderPad label={words.label}>
      <Stack gap="medium">
        <Text>{paused ? words.paused : words.open}</Text>
        {paused && refunded && <Text>{words.refunded}</Text>}
        <DeskProblem>{problem?.id === 'pause' ? problem.message : undefined}</DeskProblem>
        <div>
          <Button tone="paper" size="medium" busy={isBusy} onClick={() => onPause(!paused)}>
            {paused ? (isBusy ? words.reopening : words.reopen) : isBusy ? words.closing : words.close}
          </Button>
        </div>
        {!paused && (
          <Text size="small" tone="muted">
            {words.closeNote}
          </Text>
        )}
      </Stack>
    </OrderPad>
  );
}
