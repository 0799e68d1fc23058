import { describe, expect, it } from 'vitest';
import { isMissingFile } from '@/ui/app/is-missing-file';

describe('isMissingFile', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://lucka.example/assets/menu-screen-1.js',
    'error loading dynamically imported module: https://lucka.example/assets/menu-screen-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/menu-screen-1.css',
    'The rest of the program could not be fetched.',
  ])('matches the messages of browsers: %s', (message) => {
    expect(isMissingFile(new TypeError(message))).toBe(true);
  });

  it('matches no other error', () => {
    expect(isMissingFile(new TypeError("Cannot read properties of undefined (reading 'name')"))).toBe(false);
    expect(isMissingFile('Importing a module script failed.')).toBe(false);
  });
});
