/** Puts a text where the visitor can paste it from. Says whether the browser let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Absent where a page comes unencrypted from another machine.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
