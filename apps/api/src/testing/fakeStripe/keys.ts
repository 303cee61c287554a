import { Refusal } from './rules.ts';

export interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** Stores the answer to every key, as Stripe documents it: the same request gets it again, any other gets an error. */
export function createKeys() {
  const answers = new Map<string, { asked: string; answer: Answer | undefined }>();
  let mismatches = 0;

  return {
    /** As after a day. */
    forget: () => answers.clear(),
    /** How often a key was repeated with another request. */
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
        // A request that is refused before it begins is not stored.
        answers.delete(key);
        throw error;
      }
    },
  };
}
