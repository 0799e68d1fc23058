import { nextTask } from '@/ui/app/next-task';

/**
 * Loads files of the program all at once, and runs each in a task of its own, so that none blocks the page for long. A
 * file comes after those that it imports. A missing one is reported by the import that needs it.
 */
export async function loadInPieces(files: readonly string[], document: Document): Promise<void> {
  for (const href of files) preload(href, document);
  for (const href of files) {
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await nextTask();
  }
}

function preload(href: string, document: Document): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
