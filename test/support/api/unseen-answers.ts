import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApi, SEEN_FOLDER } from '@test/support/api/seen-answers';

const UNSEEN_FILE = '.cache/unseen-answers.txt';

/** Resets the record of seen answers, and lists documented but unseen ones at the end. */
export function setup(): () => void {
  rmSync(SEEN_FOLDER, { recursive: true, force: true });
  mkdirSync(SEEN_FOLDER, { recursive: true });
  return () => {
    const unseen = unseenAnswers();
    if (unseen === undefined) return;
    writeFileSync(UNSEEN_FILE, unseen.map((line) => `${line}\n`).join(''));
    console.log(`Documented answers that these suites did not see: ${unseen.length} (${UNSEEN_FILE})`);
  };
}

/** Undefined if no suite has opened an API. */
function unseenAnswers(): readonly string[] | undefined {
  const document = path.join(SEEN_FOLDER, 'document.json');
  if (!existsSync(document)) return undefined;
  const { paths } = openApi.parse(JSON.parse(readFileSync(document, 'utf8')));
  const lines = readdirSync(SEEN_FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) => readFileSync(path.join(SEEN_FOLDER, name), 'utf8').split('\n'));
  const seen = new Set(lines);
  return Object.entries(paths)
    .flatMap(([url, operations]) =>
      Object.entries(operations).flatMap(([method, { responses }]) =>
        Object.keys(responses).map((status) => `${method.toUpperCase()} ${url} ${status}`),
      ),
    )
    .filter((answer) => !seen.has(answer) && !OF_EVERY_CALL.test(answer))
    .toSorted();
}

/** Answers common to all calls need not be seen for each. */
const OF_EVERY_CALL = / (?:400|403|413|415|422|429|500|503)$/;
