import { autorun } from 'mobx';
import { type StandingWork, stopAll } from '@/application/reactions/standing-work';
import type { LanguageStore } from '@/application/stores/language-store';
import type { NavigationStore } from '@/application/stores/navigation-store';
import type { SessionStore } from '@/application/stores/session-store';
import type { Stop } from '@/domain/ports/clock';
import type { PageDocument } from '@/domain/ports/page-document';
import type { Texts } from '@/domain/ports/texts';

/** Lets the document say its language, its title, and by a body class whether the visitor is logged in. Source: LANG-03, SESS-12. */
export class DocumentFollower implements StandingWork {
  private readonly document: PageDocument;
  private readonly languages: LanguageStore;
  private readonly navigation: NavigationStore;
  private readonly sessions: SessionStore;
  private readonly texts: Texts;

  constructor(
    document: PageDocument,
    languages: LanguageStore,
    navigation: NavigationStore,
    sessions: SessionStore,
    texts: Texts,
  ) {
    this.document = document;
    this.languages = languages;
    this.navigation = navigation;
    this.sessions = sessions;
    this.texts = texts;
  }

  start(): Stop {
    return stopAll(
      autorun(() => this.document.setLanguage(this.languages.language)),
      autorun(() => this.document.setTitle(this.title())),
      autorun(() => this.document.setBodyClass('authenticated', this.sessions.session.isAuthenticated)),
    );
  }

  /** The page's own title where the texts have one, then the product. */
  private title(): string {
    const { language } = this.languages;
    const product = this.texts.text(language, 'product.name');
    const key = `title.${this.navigation.current?.name ?? 'home'}`;
    return this.texts.has(key) ? `${this.texts.text(language, key)} · ${product}` : product;
  }
}
