/** The files of one build of the program. */
export interface Shell {
  /** Differs whenever a file differs; the page of the same build names it in its head. */
  readonly version: string;
  /** What is precached: `SHELL_PAGE` and addresses below `/assets/`, whose names contain a hash. */
  readonly files: readonly string[];
}

const PREFIX = 'lucka-shell-';

/** The cache of one build's files. */
export const shellCache = ({ version }: Pick<Shell, 'version'>): string => PREFIX + version;

export const isShellCache = (name: string): boolean => name.startsWith(PREFIX);

/** The build that the page's head names: `<meta name="lucka:build" content="…">`. */
export const BUILD_META = 'lucka:build';

/** The page without content: the same for every address, and so what is shown without a network. */
export const SHELL_PAGE = '/index.html';
