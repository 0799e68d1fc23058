import type { Language } from '@/domain/shared/language';

/** A chain's own text, in place of that of the product. Source: DEC-111. */
export interface LegalText {
  /** The language that it is in; another one than asked for where the chain has no text in that. */
  readonly language: Language;
  readonly blocks: readonly LegalBlock[];
}

export const LEGAL_DOCUMENTS = ['terms', 'privacy', 'accessibility'] as const;

export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** The chain's own texts; undefined where the text of the product holds. */
export type LegalTexts = Readonly<Record<LegalDocument, LegalText | undefined>>;

export type LegalBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly content: readonly LegalInline[] }
  | { readonly kind: 'paragraph'; readonly content: readonly LegalInline[] }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly LegalBlock[])[];
    };

export type LegalInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong'; readonly content: readonly LegalInline[] }
  | { readonly kind: 'emphasis'; readonly content: readonly LegalInline[] }
  | { readonly kind: 'link'; readonly href: string; readonly content: readonly LegalInline[] };

/** Returns whether a link leads to a page, an address or a telephone, and to nothing that runs. */
export const isLegalLink = (href: string): boolean => /^(?:https?:\/\/|mailto:|tel:)[^\s]/i.test(href);
