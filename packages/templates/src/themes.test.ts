import { findContrastFaults } from '@awning/ui/theme';
import type { ThemeTokens } from '@awning/ui/theme';
import { expect, test } from 'vitest';
import { byTemplate } from './byTemplate.ts';

const themes = byTemplate(import.meta.glob<ThemeTokens>('./*/tokens.ts', { eager: true, import: 'tokens' }));

test.each(Object.entries(themes))('everybody can tell the colours of %s apart', (_id, tokens) => {
  expect(findContrastFaults(tokens)).toEqual([]);
});
