import { fileURLToPath } from 'node:url';

const folder = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The import aliases, for Vite and Vitest alike. tsconfig.json repeats them for the type checker. */
export const aliases = {
  '@api': folder('api'),
  '@bench': folder('bench'),
  '@cli': folder('cli'),
  '@demo': folder('demo'),
  '@examples': folder('examples'),
  '@pages': folder('pages'),
  '@locales': folder('locales'),
  '@simulator': folder('simulator'),
  '@test': folder('test'),
  '@': folder('src'),
};
