/** The program's own files in one build. */
export interface Shell {
  /** Differs whenever a file differs; the page of the same build names it in its head. */
  readonly version: string;
  /** What is fetched ahead: `/` and addresses below `/assets/`, whose names change with their content. */
  readonly files: readonly string[];
}

const PREFIX = 'lucka-shell-';

/** The cache of one build's files. */
export const shellCache = ({ version }: Pick<Shell, 'version'>): string => PREFIX + version;

export const isShellCache = (name: string): boolean => name.startsWith(PREFIX);

/** The page's head names its build: `<meta name="lucka:build" content="…">`. */
export const BUILD_META = 'lucka:build';
