import { describe, expect, it } from 'vitest';

const modules = Object.values(
  import.meta.glob<Record<string, unknown>>('/src/domain/ports/*.ts', { eager: true }),
);

describe('portToken', () => {
  it('gives every port the name of its type, so that a missing binding is reported by name', () => {
    const tokens = modules
      .flatMap((exports) => Object.entries(exports))
      .filter((entry): entry is [string, symbol] => typeof entry[1] === 'symbol');
    expect(tokens.length).toBeGreaterThan(20);
    for (const [name, token] of tokens) expect(token.description).toBe(name);
    expect(new Set(tokens.map(([, token]) => token)).size).toBe(tokens.length);
  });
});
