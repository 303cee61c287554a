import { Refusal } from './rules.ts';

export interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** Keeps the answer to every key, as Stripe documents it: the same again for the same, a fault for anything else. */
export function createKeys() {
  const answers = new Map<string, { asked: string; answer: Answer | undefined }>();
  let mismatches = 0;

  return {
    /** As after a day. */
    forget: () => answers.clear(),
    /** How often a key came again with something else. */
    mismatches: () => mismatches,
    async answer(key: string, asked: string, work: () => Promise<Answer>): Promise<Answer> {
      const known = answers.get(key);
      if (known && known.asked !== asked) {
        mismatches += 1;
        throw new Refusal(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters.',
        });
      }
      if (known?.answer)
        return { ...known.answer, headers: { ...known.answer.headers, 'idempotent-replayed': 'true' } };
      if (known) {
        throw new Refusal(409, {
          type: 'invalid_request_error',
          code: 'idempotency_key_in_use',
          message: 'There is currently another in-progress request using this key.',
        });
      }

      const entry: { asked: string; answer: Answer | undefined } = { asked, answer: undefined };
      answers.set(key, entry);
      try {
        entry.answer = await work();
        return entry.answer;
      } catch (error) {
        // What is refused before it begins is not kept.
        answers.delete(key);
        throw error;
      }
    },
  };
}
