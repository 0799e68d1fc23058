import { nextTask } from '@/ui/app/next-task';

/**
 * Fetches files of the program, and runs none. Resolves when they have come; a missing one is reported when it is run.
 */
export async function fetchFiles(files: readonly string[], document: Document): Promise<void> {
  await Promise.all(files.map((href) => fetchFile(href, document)));
}

/**
 * Runs files of the program, each in a task of its own, so that none blocks the page for long. A file comes after those
 * that it imports. A missing one is reported by the import that needs it.
 */
export async function runInPieces(files: readonly string[]): Promise<void> {
  for (const href of files) {
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await nextTask();
  }
}

function fetchFile(href: string, document: Document): Promise<void> {
  const link = document.createElement('link');
  // A browser that does not know it reports no end.
  if (!link.relList.supports('modulepreload')) return Promise.resolve();
  link.rel = 'modulepreload';
  link.href = href;
  return new Promise((resolve) => {
    const onEnd = (): void => {
      link.remove();
      resolve();
    };
    link.onload = onEnd;
    link.onerror = onEnd;
    document.head.append(link);
  });
}
