import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Root } from 'postcss';
import * as z from 'zod/mini';

import type { ScreenName } from '@/domain/navigation/closed-shop';
import type { Language } from '@/domain/shared/language';

/** A style sheet of the built client, to be written into the page. */
export interface BuiltStyle {
  readonly href: string;
  readonly text: string;
  /** Its source expression in a content security policy. */
  readonly hash: string;
  /** Whether it has only the rules that its page uses. */
  readonly isPart: boolean;
}

/** A whole one. */
export interface StyleSheet extends BuiltStyle {
  readonly rules: Root;
}

/** What a page needs of the built client. */
export interface PageFiles {
  readonly styles: readonly StyleSheet[];
  /**
   * The addresses of the script files of every page, each after those that it imports; without the page's own script.
   */
  readonly firstModules: readonly string[];
  /** Those that this page needs beside them. */
  readonly modules: readonly string[];
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.optional(z.array(z.string())),
    imports: z.optional(z.array(z.string())),
    dynamicImports: z.optional(z.array(z.string())),
  }),
);

const ENTRY = 'index.html';

const PROGRAM = 'src/ui/app/main.tsx';

/** Chunks of several modules; the others have the name of their module. */
const CHUNK = /^_/;

const SCREENS: Readonly<Partial<Record<ScreenName, string>>> = {
  closedShop: 'closed-shop/closed-shop-screen.tsx',
  shopPage: 'order-type/order-type-screen.tsx',
  menuPage: 'menu/menu-screen.tsx',
  menuArticlePage: 'article/article-screen.tsx',
  digitalSignage: 'signage/signage-screen.tsx',
  campaigns: 'campaigns/campaigns-screen.tsx',
  login: 'login/login-screen.tsx',
  register: 'register/register-screen.tsx',
  termsAndConditions: 'legal/terms-screen.tsx',
  privacyPolicy: 'legal/privacy-screen.tsx',
  accessibilityStatement: 'legal/accessibility-screen.tsx',
};

/** The built client: which of its files each screen needs. */
export class ClientBuild {
  readonly #folder: string;
  readonly #manifest: z.infer<typeof manifestSchema>;
  readonly #styles = new Map<string, StyleSheet>();

  constructor(folder: string, manifest: string) {
    this.#folder = folder;
    this.#manifest = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  }

  /** `name` is undefined for an unknown address. A frame has no screen yet. */
  filesOf(name: ScreenName | undefined, language: Language, hasScreen: boolean): PageFiles {
    const texts = `locales/${language}/first.json`;
    // Home is taken over by the first part of the program (docs/adr/0006-first-and-rest.md).
    const deferred = name === 'home' ? [] : [...this.#deferredChunks, `locales/${language}/rest.json`];
    const screen = name === undefined ? 'not-found/not-found-screen.tsx' : SCREENS[name];
    const shown = [ENTRY, PROGRAM, ...(hasScreen ? [`src/ui/screens/${screen}`] : [])];
    const first = this.#scriptsOf([ENTRY, PROGRAM]);
    return {
      styles: unique(this.#withImports(shown).flatMap(({ css = [] }) => css)).map((file) =>
        this.#style(file),
      ),
      firstModules: first,
      modules: this.#scriptsOf([...shown, texts, ...deferred]).filter((file) => !first.includes(file)),
    };
  }

  /** The deferred part of the program, and what screens share. */
  get #deferredChunks(): readonly string[] {
    return (this.#manifest[PROGRAM]?.dynamicImports ?? []).filter((name) => CHUNK.test(name));
  }

  #scriptsOf(names: readonly string[]): readonly string[] {
    const entry = this.#manifest[ENTRY]?.file;
    const files = this.#withImports(names).map(({ file }) => file);
    return unique(files.filter((file) => file.endsWith('.js') && file !== entry)).map((file) => `/${file}`);
  }

  #withImports(names: readonly string[]) {
    const seen = new Set<string>();
    const inOrder: string[] = [];
    const visit = (name: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      this.#manifest[name]?.imports?.forEach(visit);
      inOrder.push(name);
    };
    names.forEach(visit);
    return inOrder.flatMap((name) => this.#manifest[name] ?? []);
  }

  #style(file: string): StyleSheet {
    const known = this.#styles.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(path.join(this.#folder, file), 'utf8');
    const style = { ...builtStyle(`/${file}`, text), rules: postcss.parse(text) };
    this.#styles.set(file, style);
    return style;
  }
}

export const builtStyle = (href: string, text: string, isPart = false): BuiltStyle => ({
  ...{ href, text, isPart },
  hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
});

const [FOLDER, MANIFEST] = [path.resolve('dist/client'), path.resolve('dist/client-info/manifest.json')];

export const isClientBuilt = (): boolean =>
  existsSync(path.join(FOLDER, 'index.html')) && existsSync(MANIFEST);

export const openClientBuild = (): ClientBuild => new ClientBuild(FOLDER, MANIFEST);

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];
