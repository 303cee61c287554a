'use client';

import { Button, type ButtonProps } from '../Button/Button.tsx';
import { useBusy } from '../FormContext/FormContext.tsx';

export interface SubmitButtonProps {
  label: string;
  /** What it says while the form around it is being sent. */
  busyLabel: string;
  size?: ButtonProps['size'];
}

/** Sends the form it stands in, once. */
export function SubmitButton({ label, busyLabel, size = 'large' }: SubmitButtonProps) {
  const busy = useBusy();

  return (
    <Button type="submit" tone="spark" size={size} busy={busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}
