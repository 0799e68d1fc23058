import path from 'node:path';

/** Which property it is: the file from the project's top folder on, and the names of its suites and test. */
export interface PropertyName {
  readonly file: string;
  readonly test: string;
}

export const projectPath = (file: string): string => path.relative(process.cwd(), file);
