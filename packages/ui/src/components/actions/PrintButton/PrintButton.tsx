'use client';

import { Button } from '../Button/Button.tsx';

export interface PrintButtonProps {
  label: string;
}

/** Prints the page. Where no script runs it would do nothing, so put it where `noScript` hides it. */
export function PrintButton({ label }: PrintButtonProps) {
  return <Button onClick={() => globalThis.print()}>{label}</Button>;
}
