import type { Failure, ThrownError } from '@api/failures/failure';
import type { SourceMaps } from '@api/failures/source-maps';
import { stackFrames, type StackFrame } from '@api/failures/stack-frames';
import { withoutPersonalData } from '@api/failures/without-personal-data';

const MESSAGE_MAX_CHARS = 1_000;
/** Of the program; other files are pages, whose address may name an order. */
const OWN_FILE = /^(?:\/assets|src|api|demo|pages|dist|node_modules)\//;

/** The errors of a failure as Sentry reads them: the cause first, and of its calls the outermost first. */
export async function sentryExceptions(
  { errors, from }: Failure,
  maps: Pick<SourceMaps, 'original'>,
): Promise<readonly object[]> {
  const exceptions = await Promise.all(
    errors.map(async ({ type, message, stack }: ThrownError) => {
      const frames = await Promise.all(stackFrames(stack).map((frame) => maps.original(frame, from)));
      return {
        type,
        value: withoutPersonalData(message.slice(0, MESSAGE_MAX_CHARS)),
        ...(frames.length > 0 && { stacktrace: { frames: frames.map(sentryFrame).toReversed() } }),
      };
    }),
  );
  return exceptions.toReversed();
}

const sentryFrame = ({ file, functionName, line, column, text }: StackFrame) => ({
  filename: shownFile(file),
  ...(functionName !== undefined && { function: functionName }),
  lineno: line,
  colno: column,
  in_app: !/node_modules|^node:/.test(file),
  ...(text !== undefined && { context_line: text }),
});

function shownFile(file: string): string {
  const name = withoutOrigin(file);
  return OWN_FILE.test(name) ? name : withoutPersonalData(name);
}

/** The origin of the storefront, and where the API is installed, say nothing about the failure. */
const withoutOrigin = (file: string): string =>
  file.replace(/^https?:\/\/[^/]*/, '').replace(/^file:\/\/.*?\/(dist|node_modules)\//, '$1/');
