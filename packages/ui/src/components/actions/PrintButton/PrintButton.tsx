'use client';

import { Button } from '../Button/Button.tsx';

export interface PrintButtonProps {
  label: string;
}

/** Prints the page. Without script it is not rendered: nothing else could. */
export function PrintButton({ label }: PrintButtonProps) {
  return <Button onClick={() => globalThis.print()}>{label}</Button>;
}
