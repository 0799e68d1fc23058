import { NavigationStore } from '@/application/navigation/navigation-store';
import { ResumePage } from '@/application/app/resume-page';
import type { JourneyBookmark } from '@/domain/navigation/page-tracking';
import type { Deps } from '@/domain/ports/deps';

/** The page that the visitor was led away from, and the return to it. Source: PAIN-00, DEC-03. */
export class JourneyBookmarkViewModel {
  static readonly needs = { navigation: NavigationStore, resumePage: ResumePage };

  private readonly deps: Deps<typeof JourneyBookmarkViewModel>;

  constructor(deps: Deps<typeof JourneyBookmarkViewModel>) {
    this.deps = deps;
  }

  get bookmark(): JourneyBookmark | undefined {
    return this.deps.navigation.bookmark;
  }

  async resume(): Promise<void> {
    await this.deps.resumePage.resume();
  }
}
