'use client';

import { Button, type ButtonProps } from '../../actions/Button/Button.tsx';
import { useBusy } from '../FormContext/FormContext.tsx';

export interface SubmitButtonProps {
  label: string;
  /** What it says while the form around it is being sent. */
  busyLabel: string;
  size?: ButtonProps['size'];
  /** Another tone than the one bright button of a screen, where sending is not what the page hopes for. */
  tone?: ButtonProps['tone'];
}

/** Sends the form it stands in, once. */
export function SubmitButton({ label, busyLabel, size = 'large', tone = 'spark' }: SubmitButtonProps) {
  const busy = useBusy();

  return (
    <Button type="submit" tone={tone} size={size} busy={busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}
