// A hundred million secrets drawn by chance, as digits even, have more of them.
const fewestSigns = 6;
/** In a row of random signs, a fifth at most follow on from the sign before. */
const mostInOrder = 0.7;

/** Whether a secret was typed rather than drawn: few signs, the same again and again, or one after the other. */
export function isGuessable(secret: string): boolean {
  return new Set(secret).size < fewestSigns || isRepeated(secret) || isInOrder(secret);
}

/** Whether it begins anew before its middle, and goes on as it began. */
function isRepeated(secret: string): boolean {
  for (let length = 1; length <= secret.length / 2; length += 1) {
    if (secret.startsWith(secret.slice(length))) return true;
  }
  return false;
}

function isInOrder(secret: string): boolean {
  const codes = Array.from(secret, (sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, place) => Math.abs(code - codes[place]!));
  return steps.filter((step) => step <= 1).length > steps.length * mostInOrder;
}
