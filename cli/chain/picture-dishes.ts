import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { invalidChain } from '@cli/chain/check-chain';
import { done, misused, type Outcome } from '@cli/command/outcome';
import type { Tool, ToolDeps } from '@cli/command/tool';
import { loadChainFolder } from '@api/chain/load-chain';
import { pictureReports, type PictureReport } from '@api/chain/pictures/picture-report';

export const pictureDishes: Tool = {
  usage: 'chain picture <folder>',
  description:
    'Says of each dish without a photograph what its picture is drawn from: vessel, base, sauce, toppings, garnish, and what cannot be drawn. Writes the drawings as SVG files.',
  options: [
    { flags: '--dish <code>', description: 'this dish only' },
    { flags: '--to <folder>', description: 'where to write <code>.svg of each drawn dish' },
  ],
  example: 'lucka chain picture my-chain --to drawings',
  run({ words: [folder = ''], option }, deps) {
    const [code, to] = [option('dish'), option('to')];
    const loaded = loadChainFolder(folder);
    if (!loaded.ok) return Promise.resolve(invalidChain(loaded.error));
    const all = pictureReports(loaded.value.picturedArticles());
    const chosen = all.filter((report) => code === undefined || report.code === code);
    if (code !== undefined && chosen.length === 0)
      return Promise.resolve(misused('dish', `${folder} has no dish ${code} without a photograph.`));
    return written(chosen, to, deps);
  },
};

async function written(
  reports: readonly PictureReport[],
  to: string | undefined,
  deps: ToolDeps,
): Promise<Outcome> {
  if (to !== undefined) {
    await mkdir(to, { recursive: true }).catch(() => undefined);
    for (const { code, svg } of reports)
      if (svg !== undefined && !(await deps.writeFile(path.join(to, `${code}.svg`), svg)))
        return misused('to', `${to} is no folder that can be written.`);
  }
  const count = reports.filter(({ svg }) => svg !== undefined).length;
  return done(
    { dishes: reports.map(({ code, picture, drawn, unknown }) => ({ code, picture, drawn, unknown })) },
    [
      ...reports.map(lineOf),
      to === undefined
        ? `${count} of ${reports.length} are drawn.`
        : `${count} of ${reports.length} are drawn, in ${to}.`,
    ],
  );
}

function lineOf({ code, picture, drawn, unknown }: PictureReport): string {
  const missing = unknown.length === 0 ? '' : `; not drawn: ${unknown.join(', ')}`;
  if (drawn === undefined) return `${code}: not drawn, ${picture === '' ? 'no picture' : picture}${missing}`;
  const places = (['base', 'sauce', 'toppings', 'garnish'] as const).flatMap((place) =>
    drawn[place].length === 0 ? [] : [`; ${place}: ${drawn[place].join(', ')}`],
  );
  return `${code}: ${picture} vessel: ${drawn.vessel}${places.join('')}${missing}`;
}
