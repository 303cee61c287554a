// Of a hundred million random secrets, even of digits alone, each has more distinct characters.
const fewestSigns = 6;
/** In a row of random characters, a fifth at most equal the one before or are next to it. */
const mostInOrder = 0.7;

/** Whether a secret was typed rather than generated: it has few distinct characters, repetitions, or sequences. */
export function isGuessable(secret: string): boolean {
  return new Set(secret).size < fewestSigns || isRepeated(secret) || isInOrder(secret);
}

/** Whether it repeats from before its middle on. */
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
