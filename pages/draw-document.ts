import type { PageAnswer } from '@api/http/page-source';
import postcss from 'postcss';
import { paths } from '@/adapters/contract/paths';
import { buildPath } from '@/domain/navigation/build-path';
import { closedShopOf } from '@/domain/navigation/closed-shop';
import { matchRoute } from '@/domain/navigation/match-route';
import type { MatchedRoute } from '@/domain/navigation/route';
import { screenNameOf } from '@/ui/app/screen-name';
import { builtStyle, type BuiltStyle, type ClientBuild, type StyleSheet } from '@pages/client-build';
import { type DrawnPage, drawPage, type PageDrawerDeps } from '@pages/draw-page';
import type { DrawingRequest } from '@pages/page-drawer';
import { FIRST_SCRIPT_HASH } from '@pages/first-script';
import { pageDocument } from '@pages/page-document';
import { writeHead } from '@pages/page-head';
import { prepareBody } from '@pages/prepare-body';
import { structuredData } from '@pages/structured-data';
import { classesOf, usedRules } from '@pages/used-rules';

export interface DocumentDeps extends PageDrawerDeps {
  readonly build: ClientBuild;
}

/** Draws the page of an address as a whole document, compressed. */
export async function drawDocument(deps: DocumentDeps, request: DrawingRequest): Promise<PageAnswer> {
  const drawn = await drawPage(deps, request);
  if (drawn.kind === 'redirect') return drawn;
  const hasContent = drawn.state !== undefined;
  const design = await readDesign(deps, hasContent ? classesIn(drawn) : undefined);
  const files = deps.build.filesOf(screenNameOf(drawn.route), drawn.language, hasContent);
  const built = hasContent ? usedStyles(files.styles, drawn) : files.styles;
  const styles = design === undefined ? built : [...built, design];
  return {
    kind: 'page',
    status: drawn.status,
    body: await prepareBody(documentOf(drawn, deps, request, { files, styles })),
    styleHashes: styles.map(({ hash }) => hash),
    scriptHashes: hasContent ? [FIRST_SCRIPT_HASH] : [],
    isShared: hasContent,
  };
}

type DrawnContent = Pick<DrawnPage & { readonly kind: 'page' }, 'markup' | 'bodyClasses'>;

/** What a page with content shows; the program loads the whole style sheets. */
function usedStyles(styles: readonly StyleSheet[], drawn: DrawnContent): readonly BuiltStyle[] {
  const classes = classesIn(drawn);
  return styles.map(({ href, rules }) => builtStyle(href, usedRules(rules, classes), true));
}

const classesIn = ({ markup, bodyClasses }: DrawnContent): ReadonlySet<string> =>
  new Set([...classesOf(markup), ...bodyClasses]);

function documentOf(
  { services, route, language, markup, bodyClasses, state, basket }: DrawnPage & { readonly kind: 'page' },
  { textsOf }: DocumentDeps,
  { origin, shell, settings, languages }: DrawingRequest,
  { files, styles }: Pick<Parameters<typeof pageDocument>[1], 'files' | 'styles'>,
): string {
  const texts = textsOf(settings.chainName);
  const headed = services && { services, route: canonicalRoute(route), language, origin };
  const head = headed && writeHead(headed, { texts, languages });
  return pageDocument(shell, {
    ...{ language, markup, bodyClasses, state, basket, files, styles },
    title: head?.title ?? texts.text(language, 'product.name'),
    description: head?.description ?? texts.text(language, 'description.home'),
    head: head?.elements ?? [],
    noScript: texts.text(language, 'shell.noScript'),
    structuredData: headed === undefined ? [] : structuredData(headed),
  });
}

/** The page of a closed shop is that of its menu, whatever its address: what search engines know stays. */
function canonicalRoute(route: MatchedRoute | undefined): MatchedRoute | undefined {
  const closed = closedShopOf(route);
  return closed === undefined ? route : matchRoute(buildPath.menuPage(closed));
}

/** The shops' style sheet; the link of the built page loads it where it cannot be had. */
async function readDesign(
  { fetch, baseUrl }: DocumentDeps,
  classes: ReadonlySet<string> | undefined,
): Promise<BuiltStyle | undefined> {
  const answer = await fetch(new URL(paths.design, baseUrl)).catch(() => undefined);
  const text = answer?.ok === true ? await answer.text() : undefined;
  if (text === undefined || text.includes('</')) return undefined;
  const used =
    classes === undefined || text.length <= WHOLE_DESIGN_MAX_CHARS ? text : usedDesign(text, classes);
  return builtStyle(paths.design, used, used !== text);
}

/** A longer one, of many shops, is brought along as far as the page uses it. */
const WHOLE_DESIGN_MAX_CHARS = 20_000;

/** All of it where it is no style sheet that can be read. */
function usedDesign(text: string, classes: ReadonlySet<string>): string {
  try {
    return usedRules(postcss.parse(text), classes);
  } catch {
    return text;
  }
}
