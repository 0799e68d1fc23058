import * as z from 'zod/mini';
import { legalTextsDto } from '@/adapters/contract/legal-text';
import type { LegalDocument, LegalText } from '@/domain/legal/legal-text';
import { LANGUAGES, parseLanguage, type Language } from '@/domain/shared/language';
import type { ChainStore } from '@api/chain/chain-store';
import type { ApiServer } from '@api/http/api-server';
import { sendText, taggedText, type TaggedText } from '@api/http/public-answers';
import { legalFile } from '@api/chain/legal/legal-files';
import { parseLegalText } from '@api/chain/legal/parse-legal-text';
import type { SettingsStore } from '@api/settings/settings-store';

interface LegalDeps {
  readonly chain: ChainStore;
  readonly settings: SettingsStore;
}

/** GET /api/legal/{language}: the chain's own legal texts, an extension of ours. Source: DEC-111. */
export function legalRoutes(app: ApiServer, deps: LegalDeps): void {
  const answer = { description: 'The texts', contentType: 'application/json', schema: legalTextsDto };
  const document = {
    summary: "The chain's own terms, privacy policy and accessibility statement",
    answers: { 200: answer },
  };
  let known = new Map<Language, Promise<TaggedText>>();
  let knownRevision: number | undefined;
  app.get(
    '/api/legal/:language',
    {
      config: { isPublic: true, document },
      schema: { params: z.object({ language: z.enum(LANGUAGES) }) },
    },
    async (request, reply) => {
      const { language } = request.params;
      const revision = await deps.chain.revision();
      if (revision !== knownRevision) known = new Map();
      knownRevision = revision;
      const texts = known.get(language) ?? readTexts(deps, language);
      known.set(language, texts);
      texts.catch(() => known.delete(language));
      return sendText(reply, await texts);
    },
  );
}

async function readTexts({ chain, settings }: LegalDeps, wanted: Language): Promise<TaggedText> {
  const languages = ((await settings.read())?.languages ?? []).map(parseLanguage);
  const read = (document: LegalDocument) => readText(chain, document, [wanted, ...languages]);
  const [terms, privacy, accessibility] = await Promise.all([
    ...[read('terms'), read('privacy'), read('accessibility')],
  ]);
  return taggedText(JSON.stringify({ terms, privacy, accessibility }));
}

/** The text in the first language that there is one in: the one asked for, else the chain's first. */
async function readText(
  chain: ChainStore,
  document: LegalDocument,
  languages: readonly (Language | undefined)[],
): Promise<LegalText | undefined> {
  for (const language of languages) {
    if (language === undefined) continue;
    const bytes = await chain.file(legalFile(document, language));
    const blocks = bytes && parseLegalText(new TextDecoder().decode(bytes));
    if (blocks?.ok === true) return { language, blocks: blocks.value };
  }
  return undefined;
}
