import { computed, type IComputedValue } from 'mobx';

import { LanguageStore } from '@/application/language/language-store';
import { loadedValue } from '@/application/shared/loadable';
import { MenuStore } from '@/application/menu/menu-store';
import type { Article, ChoiceArticle } from '@/domain/menu/menu';
import { articleImage, type ArticleImage } from '@/domain/menu/menu-texts';
import { ImageAddresses } from '@/domain/ports/image-addresses';
import type { Instant } from '@/domain/shared/instant';
import type { Deps } from '@/domain/ports/deps';

/** The picture addresses of the menu, in the chosen language. Source: OPEN-45; API-23, API-25. */
export class ArticlePictures {
  static readonly needs = { menus: MenuStore, languages: LanguageStore, images: ImageAddresses };

  private readonly deps: Deps<typeof ArticlePictures>;
  private readonly loadedAt: IComputedValue<Instant | undefined>;

  constructor(deps: Deps<typeof ArticlePictures>) {
    this.deps = deps;
    // Separate, so that reloading an unchanged menu redraws no picture.
    this.loadedAt = computed(() => loadedValue(deps.menus.menu)?.loadedAt);
  }

  /** Undefined where the article has no picture. */
  addressOf(article: Article): string | undefined {
    return this.address(articleImage(article, this.deps.languages.language));
  }

  addressOfChoice({ imageUrl }: ChoiceArticle): string | undefined {
    return this.address(imageUrl === undefined ? undefined : { kind: 'url', url: imageUrl });
  }

  private address(image: ArticleImage | undefined): string | undefined {
    const loadedAt = this.loadedAt.get();
    if (image === undefined || loadedAt === undefined) return undefined;
    return this.deps.images.addressOf(image, loadedAt);
  }
}
